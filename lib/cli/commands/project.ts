import type { Command } from 'commander'
import { withInstallation } from '@/lib/cli/with-installation'
import { examples } from './examples'
import { addresses, projectId, switchedParts } from './options'

const told = [
  '--support-email <addresses>',
  'who is mailed about support requests, commas between; "" for nobody',
  addresses,
] as const

/** `project create`, `project update`, `project list`. */
export function projectCommands(program: Command): void {
  const group = program.command('project').description('the projects of this installation, one for each app')

  group
    .command('create')
    .description('make a project and its first API key')
    .requiredOption('--name <name>', 'what people call it')
    .option('--slug <slug>', 'its place in addresses: /p/<slug>; made from the name when left out')
    .option('--team <name>', 'whose it is, by name or slug; the only team’s when left out')
    .option(...told)
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('project create --name "Acme"', 'project create --name "Acme" --slug acme --json'))
    .action(create)

  group
    .command('update')
    .description('change who is mailed about support requests, and which parts the portal shows')
    .requiredOption('--project <id>', 'which project', projectId)
    .option(...told)
    .option(
      '--parts <switches>',
      'part=on, part=off or part=auto (as soon as it has something), commas between',
      switchedParts,
    )
    .option('--json', 'answer as JSON')
    .addHelpText(
      'after',
      examples(
        'project update --project 0198… --support-email help@example.com,ana@example.com',
        'project update --project 0198… --support-email ""',
        'project update --project 0198… --parts waitlist=on,roadmap=off',
      ),
    )
    .action(update)

  group
    .command('list')
    .description('show every project')
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('project list', 'project list --json'))
    .action(list)
}

type New = { name: string; slug?: string; team?: string; supportEmail?: string; json?: boolean }

async function create({ name, slug, team: named, supportEmail, json }: New): Promise<void> {
  const made = await withInstallation(async () => {
    const { createProject } = await import('@/lib/domain/projects/create-project')
    const { chosenTeam } = await import('@/lib/domain/team/chosen-team')
    const team = await chosenTeam(named)
    const asked = { name, slug, support_recipient: supportEmail || null, organization_id: team?.id ?? null }
    return { ...(await createProject(asked)), team }
  })
  const answer = { project_id: made.project.id, slug: made.project.slug, api_key: made.api_key }
  if (json) return console.log(JSON.stringify(answer))

  console.log(
    `Project  ${answer.project_id}\nSlug     ${answer.slug}\nTeam     ${made.team?.name ?? 'nobody’s yet'}\nAPI key  ${answer.api_key}\n\nWrite the key down, it is shown this once.`,
  )
}

type Changed = { project: string; supportEmail?: string; parts?: ReturnType<typeof switchedParts>; json?: boolean }

async function update({ project, supportEmail, parts, json }: Changed, command: Command): Promise<void> {
  if (supportEmail === undefined && !parts) command.error('Nothing to change: give --support-email or --parts.')

  const { id, slug, support_recipient, shown } = await withInstallation(async () => {
    const { updateProject } = await import('@/lib/domain/projects/update-project')
    const { updateCustomization } = await import('@/lib/domain/projects/update-customization')
    const { shownParts } = await import('@/lib/domain/projects/portal-parts')
    const row = await updateProject(
      project,
      supportEmail === undefined ? {} : { support_recipient: supportEmail || null },
    )
    const customization = await updateCustomization(project, parts ? { parts } : {})
    return { ...row, shown: await shownParts({ id: project, customization }) }
  })
  if (json) return console.log(JSON.stringify({ project_id: id, slug, support_email: support_recipient, parts: shown }))

  if (supportEmail !== undefined)
    console.log(`Support requests of ${slug} are mailed to ${support_recipient ?? 'nobody'}.`)
  if (parts) console.log(`The portal of ${slug} shows ${shown.join(', ') || 'nothing'}.`)
}

async function list({ json }: { json?: boolean }): Promise<void> {
  const rows = await withInstallation(async () => {
    const { listProjects } = await import('@/lib/domain/projects/list-projects')
    return listProjects()
  })
  const projects = rows.map(({ id, slug, name }) => ({ id, slug, name }))
  if (json) return console.log(JSON.stringify(projects))

  for (const { id, slug, name } of projects) console.log(`${id}  ${slug.padEnd(20)}  ${name}`)
  if (projects.length === 0) console.log('There is no project yet. "frontdesk project create --name …" makes one.')
}
