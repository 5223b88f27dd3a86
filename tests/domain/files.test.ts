import { AsyncResource } from 'node:async_hooks'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Attachment } from '@/lib/contract/attachment'
import { db, transaction } from '@/lib/db'
import { collectFiles } from '@/lib/domain/files/collect-files'
import { deleteProjectFiles } from '@/lib/domain/files/delete-project-files'
import { ownFile, signFileUrl } from '@/lib/domain/files/file-url'
import { freshAttachments } from '@/lib/domain/files/fresh-attachments'
import { linkFiles } from '@/lib/domain/files/link-files'
import { tryStorage } from '@/lib/domain/files/try-storage'
import { env, setEnv } from '@/lib/env'
import { expectRefusal } from '@/tests/support/api'
import { download, inDataFolder, objects, rowOf, upload } from '@/tests/support/files'
import { startS3 } from '@/tests/support/s3-server'
import { png } from '@/tests/support/sample-files'
import { newProject, type Project } from '@/tests/support/seeds'

inDataFolder()
let project: Project
beforeAll(async () => {
  project = await newProject()
})

const HOUR = 3600_000
/** What runs in it is in no transaction, as in another process. */
const outside = new AsyncResource('outside')
const uploaded = async (of = project) => (await upload(of.id)).data
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
const elsewhere = { name: 'a.txt', mime_type: 'text/plain', size: 1, url: 'https://files.example.com/a.txt' }

/** Makes an uploaded file so many hours old. */
async function aged(url: string, hours: number) {
  await db.file.update({ where: { id: ownFile(url)?.id ?? '' }, data: { created_at: ago(hours) } })
}

describe('linkFiles', () => {
  const refusedAt = (path: string) =>
    expect.objectContaining({ code: 'VALIDATION_ERROR', details: [{ path, message: expect.any(String) }] })

  test('a file of ours is linked and told by what we know of it', async () => {
    const file = await uploaded()
    const lies = { ...file, name: 'evil.exe', mime_type: 'text/html', size: 1 }
    const [kept] = await linkFiles(project.id, [lies])
    const url = file.url.split('?')[0]
    expect(kept).toEqual({ ...file, url, file_id: expect.stringContaining(ownFile(file.url)?.id ?? '') })
    expect((await download(url ?? '')).status).toBe(404)
    expect((await rowOf(file.url))?.linked_at).not.toBeNull()
  })

  test('it is not linked when the transaction of the caller fails', async () => {
    const file = await uploaded()
    const work = transaction(async () => {
      await linkFiles(project.id, [file])
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect((await rowOf(file.url))?.linked_at).toBeNull()
  })

  test('a file elsewhere passes as given and keeps its order', async () => {
    const file = await uploaded()
    const kept = await linkFiles(project.id, [elsewhere, file, { ...elsewhere, file_id: 'x' } as Attachment])
    const own = { ...file, url: file.url.split('?')[0], file_id: expect.any(String) }
    expect(kept).toEqual([elsewhere, own, elsewhere])
  })

  test('the same file may be named by more than one list of a record', async () => {
    const file = await uploaded()
    await transaction(async () => {
      expect(await linkFiles(project.id, [file, file])).toHaveLength(2)
      expect(await linkFiles(project.id, [file])).toHaveLength(1)
    })
  })

  test.each([
    ['of another project', async () => (await uploaded(await newProject())).url],
    ['that is gone', async () => signFileUrl({ id: '00000000-0000-4000-8000-000000000000', name: 'a' })],
    ['whose address is forged', async () => (await uploaded()).url.replace(/signature=./, 'signature=g')],
    ['whose address is not signed', async () => (await uploaded()).url.replace(/\?.*/, '')],
    [
      'whose address has expired',
      async () => signFileUrl({ id: ownFile((await uploaded()).url)?.id ?? '', name: 'a' }, -60),
    ],
    [
      'whose address has expired, under another host',
      async () =>
        signFileUrl({ id: ownFile((await uploaded()).url)?.id ?? '', name: 'a' }, -60).replace(
          'http://localhost:3000',
          'https://evil.example',
        ),
    ],
    ['that is no file but another address of ours', async () => 'http://localhost:3000/portal/wishes'],
    ['elsewhere by http', async () => 'http://files.example.com/a.txt'],
  ])('a file %s is refused', async (_what, url) => {
    const wrong = { ...elsewhere, url: await url() }
    await expect(linkFiles(project.id, [elsewhere, wrong])).rejects.toEqual(refusedAt('attachments.1.url'))
  })

  test('an 11th file is refused, at the path of the caller', async () => {
    await expect(linkFiles(project.id, Array(11).fill(elsewhere), 'data.files')).rejects.toEqual(
      refusedAt('data.files'),
    )
  })
})

describe('freshAttachments', () => {
  test('a file of ours gets an address that works, one elsewhere stays as it was', async () => {
    const file = await uploaded()
    const kept = await linkFiles(project.id, [file, elsewhere])
    const stale = kept.map((each) =>
      'file_id' in each ? { ...each, url: 'http://old.example/portal/files/x/y' } : each,
    )
    const [own, other] = freshAttachments(JSON.parse(JSON.stringify(stale)))
    expect(other).toEqual(elsewhere)
    expect(own).toEqual({ name: file.name, mime_type: file.mime_type, size: file.size, url: expect.any(String) })
    expect((await download(own?.url ?? '')).bytes.equals(png())).toBe(true)
  })

  test('a file that somebody else wrote there gets no address', async () => {
    const file = await uploaded()
    const id = ownFile(file.url)?.id ?? ''
    const [other] = await linkFiles(project.id, [await uploaded()])
    const proof = other?.file_id?.slice(36)
    const forged = [
      null,
      1,
      'x',
      {},
      { file_id: null },
      ...[id, `${id}.`, `${id}${proof}`].map((file_id) => ({ ...elsewhere, file_id })),
    ]
    expect(freshAttachments(forged)).toEqual(forged)
  })

  test('nothing kept is an empty list', () => {
    expect([freshAttachments(null), freshAttachments([])]).toEqual([[], []])
  })
})

describe('collectFiles', () => {
  test('what nobody linked within a day goes, what is linked or younger stays', async () => {
    const [old, young, linked] = [await uploaded(), await uploaded(), await uploaded()]
    await linkFiles(project.id, [linked])
    await aged(old.url, 25)
    await aged(young.url, 23)
    await aged(linked.url, 25)
    const gone = (await rowOf(old.url))?.storage_key

    expect(await collectFiles()).toBe(1)
    const statuses = await Promise.all([old, young, linked].map(async ({ url }) => (await download(url)).status))
    expect(statuses).toEqual([404, 200, 200])
    expect(await objects()).not.toContain(gone)
  })

  test('more than one batch goes in one run, also when several run at once', async () => {
    const files = await Promise.all(Array.from({ length: 55 }, () => uploaded()))
    await db.file.updateMany({
      where: { id: { in: files.map(({ url }) => ownFile(url)?.id ?? '') } },
      data: { created_at: ago(25) },
    })
    const counts = await Promise.all([collectFiles(), collectFiles(), collectFiles()])
    await collectFiles()
    expect(counts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(55)
    expect(await db.file.count({ where: { linked_at: null, created_at: { lt: ago(24) } } })).toBe(0)
  })

  test('a file that is being linked stays, with its bytes', async () => {
    const file = await uploaded()
    await aged(file.url, 25)
    await transaction(async () => {
      await linkFiles(project.id, [file])
      await outside.runInAsyncScope(collectFiles)
    })
    expect((await download(file.url)).bytes.equals(png())).toBe(true)
  })

  test('linking and collecting at once end in a linked file or in a refusal, never in a file without bytes', async () => {
    for (let round = 0; round < 20; round += 1) {
      const file = await uploaded()
      await aged(file.url, 25)
      const [linked] = await Promise.allSettled([linkFiles(project.id, [file]), collectFiles()])
      expect((await download(file.url)).status).toBe(linked.status === 'fulfilled' ? 200 : 404)
    }
  })

  test('from the disk goes what no row knows and is older than a day', async () => {
    const file = await uploaded()
    const folder = join(env.FRONTDESK_DATA, 'uploads', 'ab')
    await mkdir(folder, { recursive: true })
    const place = async (name: string, hours: number) => {
      await writeFile(join(folder, name), 'x')
      await utimes(join(folder, name), ago(hours), ago(hours))
    }
    await place(`ab${'0'.repeat(30)}`, 25)
    await place(`ab${'1'.repeat(30)}`, 23)
    await place(`ab${'2'.repeat(30)}.0a0b0c0d.tmp`, 25)
    await collectFiles()
    expect((await objects()).filter((name) => name.startsWith('ab'))).toContain(`ab${'1'.repeat(30)}`)
    expect((await objects()).filter((name) => /^ab[02]{30}/.test(name))).toEqual([])
    expect((await download(file.url)).status).toBe(200)
  })
})

test('deleteProjectFiles takes a project’s files, linked ones too, and no others', async () => {
  const [mine, theirs] = [await newProject(), await newProject()]
  const [one, two, other] = [await uploaded(mine), await uploaded(mine), await uploaded(theirs)]
  await linkFiles(mine.id, [one])
  const keys = [(await rowOf(one.url))?.storage_key, (await rowOf(two.url))?.storage_key]
  expect(await deleteProjectFiles(mine.id)).toBe(2)
  expect((await objects()).filter((name) => keys.includes(name))).toEqual([])
  expect((await download(other.url)).status).toBe(200)
})

test('a storage that fails is 503, and no row stays', async () => {
  const before = await db.file.count()
  const blocked = join(env.FRONTDESK_DATA, 'a file')
  await writeFile(blocked, '')
  const folder = env.FRONTDESK_DATA
  setEnv({ FRONTDESK_DATA: blocked })
  const answered = await upload(project.id)
  setEnv({ FRONTDESK_DATA: folder })
  expectRefusal(answered, 'SERVICE_UNAVAILABLE')
  expect(answered.headers.get('retry-after')).toBe('5')
  expect(await db.file.count()).toBe(before)
})

test('a file whose bytes are lost is 404', async () => {
  const file = await uploaded()
  await db.file.update({
    where: { id: ownFile(file.url)?.id ?? '' },
    data: { storage_key: `ff${ownFile(file.url)?.id}` },
  })
  expect((await download(file.url)).status).toBe(404)
})

describe('S3', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  beforeAll(async () => {
    s3 = await startS3()
    return () => s3.stop()
  })
  const use = () =>
    setEnv({
      S3_BUCKET: 'desk',
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: 'access',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_FORCE_PATH_STYLE: 'true',
    })
  afterEach(() => setEnv({ S3_BUCKET: '', S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }))

  test('a file is put, read whole and in parts, and deleted, each time signed', async () => {
    use()
    const file = await uploaded()
    const key = (await rowOf(file.url))?.storage_key ?? ''
    const path = `/desk/uploads/${key.slice(0, 2)}/${key}`
    expect(s3.objects.get(path)?.equals(png())).toBe(true)
    expect((await download(file.url)).bytes.equals(png())).toBe(true)
    const part = await download(file.url, { Range: 'bytes=1-3' })
    expect([part.status, part.bytes.toString()]).toEqual([206, 'PNG'])

    await aged(file.url, 25)
    expect(await collectFiles()).toBe(1)
    expect(s3.objects.has(path)).toBe(false)
    const calls = s3.seen.filter((each) => each.path === path)
    expect(calls.map(({ method }) => method)).toEqual(['PUT', 'GET', 'GET', 'DELETE'])
    expect(calls.every(({ authorization }) => authorization.startsWith('AWS4-HMAC-SHA256'))).toBe(true)
  })

  test('an object that is not there is 404', async () => {
    use()
    const file = await uploaded()
    s3.objects.clear()
    expect((await download(file.url)).status).toBe(404)
  })

  test('a store that fails is 503 on upload and keeps the rows of what it did not delete', async () => {
    use()
    const file = await uploaded()
    await aged(file.url, 25)
    s3.state.failing = true
    expectRefusal(await upload(project.id), 'SERVICE_UNAVAILABLE')
    expect(await collectFiles()).toBe(0)
    await expect(tryStorage()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', cause: expect.any(Error) })
    s3.state.failing = false
    await tryStorage()
    expect(await rowOf(file.url)).not.toBeNull()
    expect(await collectFiles()).toBe(1)
  })
})
