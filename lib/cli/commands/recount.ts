import type { Command } from 'commander'
import { withInstallation } from '@/lib/cli/with-installation'
import { examples } from './examples'

/** `recount`. */
export function recountCommand(program: Command): void {
  program
    .command('recount')
    .description('count votes and comments anew, and repair the counters on their wishes')
    .addHelpText('after', examples('recount'))
    .action(async () => {
      const repaired = await withInstallation(async () => {
        const { recount } = await import('@/lib/domain/maintenance/recount')
        return recount()
      })
      console.log(repaired === 0 ? 'Every counter was right.' : `${repaired} counters repaired.`)
    })
}
