import { fingerprint, isStamped, once } from './fingerprint'
import { withLock } from './lock.mjs'
import { Refusal } from './main'
import { inRoot } from './paths'
import { run } from './run'

const stamp = inRoot('prisma/client/.stamp')

/** Generates the Prisma client when the schema has changed; answers whether it had. */
export async function prepareClient(): Promise<boolean> {
  const wanted = await fingerprint(['prisma/schema', 'prisma.config.ts', 'node_modules/prisma/package.json'])
  if (await isStamped(stamp, wanted)) return false

  const lock = inRoot('node_modules/.frontdesk-client.lock')
  return withLock(lock, 'Another start is generating the Prisma client; waiting for it.', () =>
    once(stamp, wanted, generate),
  )
}

async function generate(): Promise<void> {
  // Generating needs no schema engine, but Prisma downloads one unless it is told where one is.
  const variables = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  }
  const { code, output } = await run(inRoot('node_modules/prisma/build/index.js'), ['generate'], variables)
  if (code !== 0) throw new Refusal(`The Prisma client could not be generated:\n${output}`)
}
