import type { Command } from 'commander'
import { withInstallation } from '@/lib/cli/with-installation'
import { examples } from './examples'

/** `recount`. */
export function recountCommand(program: Command): void {
  program
    .command('recount')
    .description('count votes, comments and wishes anew, and put right what is kept beside them')
    .addHelpText('after', examples('recount'))
    .action(async () => {
      await withInstallation(async () => {
        const { recount } = await import('@/lib/domain/maintenance/recount')
        await recount()
      })
      console.log('Every counter is right.')
    })
}
