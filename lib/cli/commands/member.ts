import { type Command, InvalidArgumentError, Option } from 'commander'
import { Refusal } from '@/lib/cli/main'
import { withInstallation } from '@/lib/cli/with-installation'
import { PersonName } from '@/lib/contract/account'
import { Email } from '@/lib/contract/fields'
import { examples } from './examples'

/** `member list`, `member add`, `member reset-password`, `member reset-second-factor`. */
export function memberCommands(program: Command): void {
  const group = program.command('member').description('who may sign in to the dashboard, and a way back in')

  group
    .command('list')
    .description('show everybody, with their team and role')
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('member list', 'member list --json'))
    .action(list)

  group
    .command('add')
    .description('let somebody in, or change their role; prints a link under which they set a password')
    .requiredOption('--email <address>', 'what they sign in with', email)
    .option('--name <name>', 'what they are called; the address when left out', name)
    .addOption(
      new Option('--role <role>', 'what they may').choices(['owner', 'admin', 'agent', 'viewer']).default('owner'),
    )
    .option('--team <name>', 'which team; the only one when left out')
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('member add --email maria@example.com --name "Maria Lopez" --role admin'))
    .action(add)

  group
    .command('reset-password')
    .description('print a link under which somebody sets a new password, for an hour, once')
    .requiredOption('--email <address>', 'whose', email)
    .option('--without-second-step', 'switch the second step at sign-in off too')
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('member reset-password --email maria@example.com --without-second-step'))
    .action(reset)

  group
    .command('reset-second-factor')
    .description('switch somebody’s second step at sign-in off, whose phone and backup codes are gone')
    .requiredOption('--email <address>', 'whose', email)
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('member reset-second-factor --email maria@example.com'))
    .action(forget)
}

function email(text: string): string {
  const { success, data } = Email.safeParse(text)
  if (success) return data.toLowerCase()
  throw new InvalidArgumentError('That is no e-mail address.')
}

function name(text: string): string {
  const { success, data } = PersonName.safeParse(text)
  if (success) return data
  throw new InvalidArgumentError('A name is one line of 100 characters at most.')
}

async function list({ json }: { json?: boolean }): Promise<void> {
  const rows = await withInstallation(async () => (await import('@/lib/domain/team/list-accounts')).listAccounts())
  if (json) return console.log(JSON.stringify(rows))
  for (const { email, name, role, team } of rows)
    console.log(`${email.padEnd(32)}  ${role.padEnd(6)}  ${team}  ${name}`)
  if (rows.length === 0) console.log('There is nobody yet. "frontdesk member add --email …" lets somebody in.')
}

type New = { email: string; name?: string; role: 'owner' | 'admin' | 'agent' | 'viewer'; team?: string; json?: boolean }

async function add({ email, name = email, team, json, ...asked }: New): Promise<void> {
  const { role, link } = await withInstallation(async () => {
    const { addMember } = await import('@/lib/domain/team/add-member')
    const { resetLink } = await import('@/lib/auth/reset-link')
    const { user_id, role } = await addMember({ email, name, team, role: asked.role })
    return { role, link: await resetLink(user_id) }
  })
  if (json) return console.log(JSON.stringify({ email, role, link }))
  console.log(`${email} is ${role}. Under this link they set a password, within an hour, once:\n${link}`)
}

async function reset(asked: { email: string; withoutSecondStep?: boolean; json?: boolean }): Promise<void> {
  const { email, withoutSecondStep, json } = asked
  const link = await withInstallation(async () => {
    const { resetLink } = await import('@/lib/auth/reset-link')
    const id = await accountOf(email)
    if (withoutSecondStep) await (await import('@/lib/domain/team/forget-second-factor')).forgetSecondFactor(id)
    return resetLink(id)
  })
  if (json) return console.log(JSON.stringify({ email, link }))
  console.log(`Under this link ${email} sets a new password, within an hour, once:\n${link}`)
}

async function forget({ email, json }: { email: string; json?: boolean }): Promise<void> {
  await withInstallation(async () => {
    const { forgetSecondFactor } = await import('@/lib/domain/team/forget-second-factor')
    await forgetSecondFactor(await accountOf(email))
  })
  if (json) return console.log(JSON.stringify({ email }))
  console.log(`From now on ${email} signs in with the password alone, and may switch a second step on again.`)
}

async function accountOf(email: string): Promise<string> {
  const { db } = await import('@/lib/db')
  const user = await db.team_user.findUnique({ where: { email }, select: { id: true } })
  if (user) return user.id
  throw new Refusal(`Nobody has an account as ${email}; "frontdesk member list" shows who has.`)
}
