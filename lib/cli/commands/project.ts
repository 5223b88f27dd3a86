import type { Command } from 'commander'
import { withInstallation } from '@/lib/cli/with-installation'
import { examples } from './examples'
import { addresses, projectId } from './options'

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
    .option(...told)
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('project create --name "Acme"', 'project create --name "Acme" --slug acme --json'))
    .action(create)

  group
    .command('update')
    .description('change who of the team is mailed about support requests')
    .requiredOption('--project <id>', 'which project', projectId)
    .requiredOption(...told)
    .option('--json', 'answer as JSON')
    .addHelpText(
      'after',
      examples(
        'project update --project 0198… --support-email help@example.com,ana@example.com',
        'project update --project 0198… --support-email ""',
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

type New = { name: string; slug?: string; supportEmail?: string; json?: boolean }

async function create({ name, slug, supportEmail, json }: New): Promise<void> {
  const made = await withInstallation(async () => {
    const { createProject } = await import('@/lib/domain/projects/create-project')
    return createProject({ name, slug, support_recipient: supportEmail || null })
  })
  const answer = { project_id: made.project.id, slug: made.project.slug, api_key: made.api_key }
  if (json) return console.log(JSON.stringify(answer))

  console.log(
    `Project  ${answer.project_id}\nSlug     ${answer.slug}\nAPI key  ${answer.api_key}\n\nWrite the key down, it is shown this once.`,
  )
}

type Changed = { project: string; supportEmail: string; json?: boolean }

async function update({ project, supportEmail, json }: Changed): Promise<void> {
  const { id, slug, support_recipient } = await withInstallation(async () => {
    const { updateProject } = await import('@/lib/domain/projects/update-project')
    return updateProject(project, { support_recipient: supportEmail || null })
  })
  if (json) return console.log(JSON.stringify({ project_id: id, slug, support_email: support_recipient }))

  console.log(`Support requests of ${slug} are mailed to ${support_recipient ?? 'nobody'}.`)
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
