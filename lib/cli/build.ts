import { fingerprint, isStamped, once } from './fingerprint'
import { withLock } from './lock.mjs'
import { Refusal } from './main'
import { inRoot } from './paths'
import { run } from './run'

const sources = [
  'app',
  'components',
  'lib',
  'prisma/schema',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const configs = ['next.config.mjs', 'postcss.config.mjs']
const stamp = inRoot('.next/frontdesk-stamp')

/** Builds the pages and routes unless that was done for these very sources; of two that start at once, one builds. */
export async function build(): Promise<boolean> {
  const wanted = await fingerprint([...sources, ...configs])
  if (await isStamped(stamp, wanted)) return false

  return withLock(inRoot('node_modules/.frontdesk-build.lock'), 'Another start is building; waiting for it.', () =>
    once(stamp, wanted, async () => {
      const { code, output } = await run(inRoot('node_modules/next/dist/bin/next'), ['build'], {
        NODE_ENV: 'production',
      })
      if (code !== 0) throw new Refusal(`The build failed:\n${output}`)
    }),
  )
}
