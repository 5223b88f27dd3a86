import { fingerprint, once } from './fingerprint'
import { Refusal } from './main'
import { inRoot } from './paths'
import { run } from './run'

/** Generates the Prisma client when the schema has changed; answers whether it had. */
export async function prepareClient(): Promise<boolean> {
  const wanted = await fingerprint(['prisma/schema', 'prisma.config.ts', 'node_modules/prisma/package.json'])
  return once(inRoot('prisma/client/.stamp'), wanted, async () => {
    // Generating needs no schema engine, but Prisma downloads one unless it is told where one is.
    const environment = {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    }
    const { code, output } = await run(inRoot('node_modules/prisma/build/index.js'), ['generate'], environment)
    if (code !== 0) throw new Refusal(`The Prisma client could not be generated:\n${output}`)
  })
}
