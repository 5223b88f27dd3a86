import { Command } from 'commander'
import { apiKeyCommands } from './commands/api-key'
import { demoCommands } from './commands/demo'
import { doctorCommand } from './commands/doctor'
import { projectCommands } from './commands/project'
import { recountCommand } from './commands/recount'
import { command } from './main'

const program = new Command('frontdesk')
  .usage('<command> [options]')
  .description('The command line of this installation. It works while the server runs, and while it does not.')
  .addHelpText('after', '\nHow to call it:\n  npm run --silent frontdesk -- project list --json')
  .showHelpAfterError('(--help shows what there is)')

for (const add of [projectCommands, apiKeyCommands, demoCommands, recountCommand, doctorCommand]) add(program)

await command(() => program.parseAsync())
