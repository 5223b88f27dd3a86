import { type Command, InvalidArgumentError } from 'commander'
import { since } from '@/lib/cli/steps'
import { withInstallation } from '@/lib/cli/with-installation'
import { examples } from './examples'

/** `demo create`, `demo remove`. */
export function demoCommands(program: Command): void {
  const group = program.command('demo').description('a project full of examples, to look at')

  group
    .command('create', { isDefault: true })
    .description('make the demo project')
    .option('--json', 'answer as JSON')
    .option('--scale <n>', 'make one with so many of each kind of record, up to a million', manyOf)
    .option('--team <name>', 'whose it is, by name or slug; the only team’s when left out')
    .addHelpText('after', examples('demo create', 'demo --scale 100000'))
    .action(async ({ json, scale, team }: { json?: boolean; scale?: number; team?: string }) => {
      const demo = await withInstallation(async () => {
        const { seedDemo, seedScaledDemo } = await import('@/prisma/seed')
        return scale === undefined ? seedDemo(team) : seedScaledDemo(scale, tell, team)
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

/** Beside the answer, which a program may read. */
async function tell<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  console.error(`✓ ${label}  ${since(started)}`)
  return result
}

function manyOf(given: string): number {
  const many = Number(given)
  if (!Number.isInteger(many) || many < 1 || many > 1_000_000)
    throw new InvalidArgumentError('It must be a whole number from 1 to 1000000.')
  return many
}
