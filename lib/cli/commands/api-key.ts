import { type Command, InvalidArgumentError, Option } from 'commander'
import { withInstallation } from '@/lib/cli/with-installation'
import { examples } from './examples'
import { projectId } from './options'

type Options = { project: string; permission: 'read' | 'write'; name: string; expiresAt?: Date; json?: boolean }

/** `api-key create`. */
export function apiKeyCommands(program: Command): void {
  program
    .command('api-key')
    .description('the keys that open the API')
    .command('create')
    .description('make an API key of a project')
    .requiredOption('--project <id>', 'the project it opens', projectId)
    .addOption(new Option('--permission <permission>', 'what it may do').choices(['read', 'write']).default('write'))
    .option('--name <name>', 'what it is for', 'API key')
    .option('--expires-at <time>', 'when it ends, such as 2027-12-31 or 2027-12-31T12:00:00Z', time)
    .option('--json', 'answer as JSON')
    .addHelpText(
      'after',
      examples(
        'api-key create --project 0198… --name "Website"',
        'api-key create --project 0198… --permission read --expires-at 2027-12-31 --json',
      ),
    )
    .action(create)
}

async function create({ project, permission, name, expiresAt, json }: Options): Promise<void> {
  const made = await withInstallation(async () => {
    const { createApiKey } = await import('@/lib/domain/api-keys/create-api-key')
    return createApiKey({ project_id: project, permission, name, expires_at: expiresAt ?? null })
  })
  const { id, project_id, key, expires_at } = made
  if (json) return console.log(JSON.stringify({ id, project_id, permission, name, expires_at, api_key: key }))

  console.log(`API key  ${key}\n\nWrite it down, it is shown this once.`)
}

function time(text: string): Date {
  const date = new Date(text)
  if (Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('That is no time; write it as 2027-12-31 or 2027-12-31T12:00:00Z.')
  if (date.getTime() <= Date.now()) throw new InvalidArgumentError('That time is past.')
  return date
}
