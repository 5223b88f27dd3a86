import type { Command } from 'commander'
import { firstSecretStays } from '@/lib/cli/data-secret'
import { secretFile } from '@/lib/cli/secret'
import { withInstallation } from '@/lib/cli/with-installation'
import { env } from '@/lib/env'
import { examples } from './examples'

/** `secret rotate`. */
export function secretCommands(program: Command): void {
  program
    .command('secret')
    .description('the secret that the database is encrypted under')
    .command('rotate')
    .description('change it: the file is written anew; a secret from APP_SECRET is shown, for you to set')
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('secret rotate', 'secret rotate --json'))
    .action(rotate)
}

async function rotate({ json }: { json?: boolean }): Promise<void> {
  const file = env.APP_SECRET ? null : secretFile()
  const { secret, inherited } = await withInstallation(async () => {
    const { rotateSecret } = await import('@/lib/cli/rotate-secret')
    return rotateSecret(file)
  })
  if (json)
    return console.log(JSON.stringify({ app_secret: file ? null : secret, file, first_secret_reads_dumps: inherited }))

  const told = file
    ? `The secret in ${file} is a new one; nothing starts with the former one any more. Back the file up.`
    : `APP_SECRET=${secret}\n\nSet this wherever APP_SECRET is set, then restart. With the first start under it the present one ends; until then that one stays good.`
  console.log(inherited ? `${told}\n\n${firstSecretStays}` : told)
}
