import type { Command } from 'commander'
import { withInstallation } from '@/lib/cli/with-installation'
import { examples } from './examples'

/** `recount`. */
export function recountCommand(program: Command): void {
  program
    .command('recount')
    .description(
      'count votes, comments, wishes, support requests and places in line anew, put right what is kept beside them, and write the help center’s index anew',
    )
    .addHelpText('after', examples('recount'))
    .action(async () => {
      await withInstallation(async () => {
        const { recount } = await import('@/lib/domain/maintenance/recount')
        const { reindexHelp } = await import('@/lib/domain/help/reindex')
        await recount()
        await reindexHelp()
      })
      console.log('Every counter is right.')
    })
}
