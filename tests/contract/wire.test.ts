import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contract } from '@/lib/contract'
import type { Endpoint } from '@/lib/contract/endpoint'
import { wholeOf } from '@/lib/wire/whole'

const all = new Set<Endpoint>(Object.values(contract).flatMap((group) => Object.values<Endpoint>(group)))
const files = readdirSync('lib/wire').filter((file) => file !== 'wire.ts' && file !== 'whole.ts')

describe('an endpoint that pages only call', () => {
  it.each(files)('%s leads where its contract says, and to the contract itself', async (file) => {
    const groups: { [name: string]: Endpoint }[] = Object.values(await import(`@/lib/wire/${file.slice(0, -3)}.ts`))
    expect(groups.length).toBeGreaterThan(0)
    for (const wired of groups.flatMap((group) => Object.values(group))) {
      const whole = await wholeOf(wired)
      expect(all).toContain(whole)
      const { method, path, multipart, plain, file: isFile, team } = whole
      expect(wired).toMatchObject({ method, path })
      expect({ multipart: wired.multipart, plain: Boolean(wired.plain), file: wired.file, team: wired.team }).toEqual({
        multipart,
        plain: Boolean(plain),
        file: isFile,
        team,
      })
    }
  })

  it('names every endpoint of its group', async () => {
    const { wishes } = await import('@/lib/wire/wishes')
    expect(Object.keys(wishes)).toEqual(Object.keys(contract.wishes))
  })
})
