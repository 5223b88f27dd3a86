import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inRoot } from '@/lib/cli/paths'

const options =
  '--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --target ES2022 --lib ES2022,dom --module nodenext --moduleResolution nodenext --types node'

/** What the reader has of their own. */
const theirs = `
  declare const machineId: string
  declare const appDataFolder: string
  declare const typedKey: string
  declare const url: string
  declare const project_id: string
  declare const token: string
  declare function showPaidFeatures(allowed: boolean): void
  declare function show(message: string, link: string | null): void
`

test.each(['ts', 'js'])(
  'the README’s examples compile in an ES module that has copied the SDK as .%s',
  async (form) => {
    const readme = await readFile(inRoot('README.md'), 'utf8')
    const samples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, sample = '']) =>
      sample.includes('./frontdesk.js') ? [sample] : [],
    )
    expect(samples).toHaveLength(2)

    const folder = await mkdtemp(join(tmpdir(), 'frontdesk-readme-'))
    await mkdir(join(folder, 'node_modules'))
    await symlink(inRoot('node_modules/@types'), join(folder, 'node_modules/@types'))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await writeFile(join(folder, 'theirs.d.ts'), theirs)
    const files = form === 'ts' ? ['frontdesk.ts'] : ['frontdesk.js', 'frontdesk.d.ts']
    for (const name of files) await copyFile(inRoot('public/sdk', name), join(folder, name))
    const names = samples.map((_, index) => join(folder, `sample-${index}.ts`))
    for (const [index, sample] of samples.entries()) await writeFile(names[index] ?? '', sample)

    const args = [
      inRoot('node_modules/typescript/bin/tsc'),
      ...options.split(' '),
      join(folder, 'theirs.d.ts'),
      ...names,
    ]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')
    await rm(folder, { recursive: true })
  },
)
