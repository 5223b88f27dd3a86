import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inRoot } from '@/lib/cli/paths'

const options =
  '--ignoreConfig --strict --noUncheckedIndexedAccess --target ES2022 --lib ES2022,dom --module esnext --moduleResolution bundler --declaration'

/** What the compiler makes of the source, without Node's types: it must do in a browser too. */
async function compiled(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-sdk-'))
  const args = [...options.split(' '), '--types', '', '--outDir', folder, inRoot('public/sdk/frontdesk.ts')]
  await promisify(execFile)(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), ...args])
  return folder
}

// After a change of the source: UPDATE_SDK=1 npm test -- unit tests/sdk/built
test('the SDK that is served is what its source gives', async () => {
  const folder = await compiled()
  for (const name of ['frontdesk.js', 'frontdesk.d.ts']) {
    const served = inRoot('public/sdk', name)
    if (process.env.UPDATE_SDK) await copyFile(join(folder, name), served)
    expect(await readFile(served, 'utf8'), name).toBe(await readFile(join(folder, name), 'utf8'))
  }
  await rm(folder, { recursive: true })
})

test('the SDK imports nothing', async () => {
  const text = await readFile(inRoot('public/sdk/frontdesk.js'), 'utf8')

  expect(text).not.toMatch(/^import\b|\bfrom '/m)
})
