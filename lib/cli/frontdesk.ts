import { Command } from 'commander'
import { actor } from '@/lib/actor'
import { apiKeyCommands } from './commands/api-key'
import { demoCommands } from './commands/demo'
import { doctorCommand } from './commands/doctor'
import { memberCommands } from './commands/member'
import { projectCommands } from './commands/project'
import { recountCommand } from './commands/recount'
import { secretCommands } from './commands/secret'
import { command } from './main'

/** A command as it was called, such as `frontdesk project create`. */
const nameOf = (asked: Command): string =>
  [asked.parent && nameOf(asked.parent), asked.name()].filter(Boolean).join(' ')

const program = new Command('frontdesk')
  .usage('<command> [options]')
  .description('The command line of this installation. It works while the server runs, and while it does not.')
  .addHelpText('after', '\nHow to call it:\n  npm run --silent frontdesk -- project list --json')
  .showHelpAfterError('(--help shows what there is)')
  .hook('preAction', (_program, asked) =>
    actor.enterWith({ type: 'system', id: null, name: 'Command line', action: nameOf(asked) }),
  )

for (const add of [
  projectCommands,
  apiKeyCommands,
  memberCommands,
  demoCommands,
  recountCommand,
  secretCommands,
  doctorCommand,
])
  add(program)

await command(() => program.parseAsync())
