import type { Command } from 'commander'
import { withInstallation } from '@/lib/cli/with-installation'
import { examples } from './examples'

/** `demo create`, `demo remove`. */
export function demoCommands(program: Command): void {
  const group = program.command('demo').description('a project full of examples, to look at')

  group
    .command('create')
    .description('make the demo project')
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('demo create'))
    .action(async ({ json }: { json?: boolean }) => {
      const demo = await withInstallation(async () => {
        const { seedDemo } = await import('@/prisma/seed')
        return seedDemo()
      })
      console.log(
        json ? JSON.stringify(demo) : `Project  ${demo.project_id}\nSlug     ${demo.slug}\nAPI key  ${demo.api_key}`,
      )
    })

  group
    .command('remove')
    .description('remove the demo project and everything in it')
    .addHelpText('after', examples('demo remove'))
    .action(async () => {
      const removed = await withInstallation(async () => {
        const { removeDemo } = await import('@/prisma/seed')
        return removeDemo()
      })
      console.log(removed ? 'The demo project is gone.' : 'There is no demo project.')
    })
}
