import { beforeAll, describe, expect, test, vi } from 'vitest'
import { clock } from '@/lib/clock'
import { files } from '@/lib/contract/files'
import { db } from '@/lib/db'
import { signFileUrl } from '@/lib/domain/files/file-url'
import { ask, expectRefusal, send } from '@/tests/support/api'
import { download, form, inDataFolder, objects, rowOf, upload } from '@/tests/support/files'
import { png, refused, taken } from '@/tests/support/sample-files'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

const MIB = 1024 * 1024

inDataFolder()
let project: Project
beforeAll(async () => {
  project = await newProject()
})

/** Nothing was kept of what happened in between. */
async function leavesNothing(work: () => Promise<unknown>) {
  const before = [await db.file.count(), await objects()]
  await work()
  expect([await db.file.count(), await objects()]).toEqual(before)
}

describe('POST /portal/files/upload', () => {
  test('400: a form of very many parts, at once', async () => {
    const part = (n: number) => `--a\r\nContent-Disposition: form-data; name="${n}"\r\n\r\n\r\n`
    const raw = `${Array.from({ length: 100_000 }, (_, n) => part(n)).join('')}--a--\r\n`
    const headers = { 'Content-Type': 'multipart/form-data; boundary=a' }
    const started = performance.now()
    const refused = await send(files.upload, { raw, headers })
    expectRefusal(refused, 'VALIDATION_ERROR')
    expect(refused.error.message).toContain('100 parts')
    expect(performance.now() - started).toBeLessThan(10_000) // It was 50 s.
  })

  describe('201', () => {
    test.each(taken)('%s is taken by its content', async (name, content, mime_type) => {
      const { status, data } = await upload(project.id, name, content)
      expect([status, data]).toEqual([201, { url: expect.any(String), name, size: content.length, mime_type }])
      expect((await download(data.url)).bytes.equals(content)).toBe(true)
    })

    test('a PNG named .html is a PNG, in name too', async () => {
      const { data } = await upload(project.id, 'page.html', png())
      expect([data.name, data.mime_type]).toEqual(['page.html.png', 'image/png'])
      const { headers } = await download(data.url)
      expect(headers.get('content-type')).toBe('image/png')
      expect(headers.get('content-disposition')).toContain('filename="page.html.png"')
    })

    test('a text with the ending of a program gets one that opens as text', async () => {
      const names = ['run.bat', 'a.js', 'page.html', 'README', 'notes.md']
      const kept = await Promise.all(names.map(async (name) => (await upload(project.id, name, 'echo 1')).data.name))
      expect(kept).toEqual(['run.bat.txt', 'a.js.txt', 'page.html.txt', 'README', 'notes.md'])
    })

    test.each([
      ['../../etc/passwd.png', 'passwd.png'],
      ['..\\..\\windows\\a.png', 'a.png'],
      ['/a/b/..', 'file'],
      ['.png', 'png'],
      ['grüße 漢字 😀.png', 'grüße 漢字 😀.png'],
      ['a\u202egnp.exe.png', 'agnp.exe.png'],
      ['a\tb\u0007.png', 'ab.png'],
      ['a"b<c>:d|e?f*.png', 'a_b_c__d_e_f_.png'],
      ['con.png', '_con.png'],
      [`${'ä'.repeat(300)}.png`, `${'ä'.repeat(251)}.png`],
    ])('the name %j is kept as %j', async (given, kept) => {
      const { data } = await upload(project.id, given)
      expect(data.name).toBe(kept)
      const { headers } = await download(data.url)
      expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(kept)}`)
    })

    test('what the client says of the type counts for nothing', async () => {
      const { data } = await send(files.upload, { raw: form(project.id, 'a.png', png(), 'text/html') })
      expect(data.mime_type).toBe('image/png')
    })

    test('a file of 10 MiB is taken and read back', async () => {
      const content = Buffer.concat([png(), Buffer.alloc(10 * MIB - png().length, 7)])
      const { status, data } = await upload(project.id, 'large.png', content)
      expect([status, data.size]).toEqual([201, 10 * MIB])
      expect((await download(data.url)).bytes.equals(content)).toBe(true)
    })

    test('the same Idempotency-Key with the same file replays the first answer, though the boundary differs', async () => {
      const headers = { 'Idempotency-Key': `key-${project.id}` }
      const first = await upload(project.id, 'a.png', png(), { headers })
      const again = await upload(project.id, 'a.png', png(), { headers })
      expect([again.status, again.text]).toEqual([201, first.text])
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      expectRefusal(await upload(project.id, 'b.png', png(), { headers }), 'IDEMPOTENCY_KEY_REUSED')
    })
  })

  describe('400', () => {
    test.each([
      ['without a file', (data: FormData) => data.delete('file'), 'file'],
      ['with a text in place of the file', (data: FormData) => data.set('file', 'text'), 'file'],
      ['with two files', (data: FormData) => data.append('file', new File(['x'], 'b.png')), 'file'],
      ['with an empty file', (data: FormData) => data.set('file', new File([], 'b.png')), 'file'],
      ['without a project', (data: FormData) => data.delete('project_id'), 'project_id'],
      ['with a project id that is none', (data: FormData) => data.set('project_id', 'acme'), 'project_id'],
      ['with two projects', (data: FormData) => data.append('project_id', nobody), 'project_id'],
    ])('a form %s is refused', async (_what, change, path) => {
      await leavesNothing(async () => {
        const raw = form(project.id, 'a.png', png())
        change(raw)
        const answered = await send(files.upload, { raw })
        expect(answered.status).toBe(400)
        expectRefusal(answered, 'VALIDATION_ERROR', path)
      })
    })

    test('a form that is cut off is refused', async () => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
      const raw = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'
      for (const each of [raw, '', 'not a form']) {
        expectRefusal(await send(files.upload, { raw: each, headers }), 'VALIDATION_ERROR')
      }
    })
  })

  test('400: a body whose sender goes away', async () => {
    const raw = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    await leavesNothing(async () => expectRefusal(await send(files.upload, { raw, headers }), 'VALIDATION_ERROR'))
  })

  test('404: a project that does not exist', async () => {
    await leavesNothing(async () => expectRefusal(await upload(nobody), 'NOT_FOUND'))
  })

  describe('413', () => {
    /** A form with an 11 MiB file in pieces; `read` tells how many were asked for. */
    function pieces() {
      const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
      const state = { read: 0, cancelled: false }
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          state.read += 1
          if (state.read > 1000) return controller.close()
          controller.enqueue(state.read === 1 ? Buffer.from(head) : Buffer.alloc(MIB))
        },
        cancel() {
          state.cancelled = true
        },
      })
      return { state, stream, type: { 'Content-Type': 'multipart/form-data; boundary=x' } }
    }

    test('a file of 11 MiB is refused', async () => {
      await leavesNothing(async () =>
        expectRefusal(await upload(project.id, 'a.png', Buffer.alloc(11 * MIB)), 'PAYLOAD_TOO_LARGE'),
      )
    })

    test('a file of one byte more than 10 MiB is refused', async () => {
      await leavesNothing(async () =>
        expectRefusal(await upload(project.id, 'a.png', Buffer.alloc(10 * MIB + 1)), 'PAYLOAD_TOO_LARGE'),
      )
    })

    test('a body that says it is larger is not read', async () => {
      const { state, stream, type } = pieces()
      const headers = { ...type, 'Content-Length': String(11 * MIB) }
      expectRefusal(await send(files.upload, { raw: stream, headers }), 'PAYLOAD_TOO_LARGE')
      expect(state.read).toBeLessThan(3)
    })

    test.each([
      ['in chunks', {}],
      ['that lies about its length', { 'Content-Length': '10' }],
    ])('a body %s is read no further than the limit', async (_what, length) => {
      const { state, stream, type } = pieces()
      await leavesNothing(async () =>
        expectRefusal(await send(files.upload, { raw: stream, headers: { ...type, ...length } }), 'PAYLOAD_TOO_LARGE'),
      )
      expect(state.read).toBeLessThan(15)
      expect(state.cancelled).toBe(true)
    })
  })

  describe('415', () => {
    test.each(refused)('%s is refused', async (_what, name, content) => {
      await leavesNothing(async () => {
        const answered = await upload(project.id, name, content)
        expect(answered.text).toContain('Send an image, a PDF')
        expectRefusal(answered, 'UNSUPPORTED_MEDIA_TYPE')
      })
    })

    test.each([
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/mixed; boundary=x',
      'image/png',
    ])('a body of type %s is refused unread', async (type) => {
      const raw = new ReadableStream(
        {
          pull() {
            throw new Error('it was read')
          },
        },
        { highWaterMark: 0 },
      )
      expectRefusal(await send(files.upload, { raw, headers: { 'Content-Type': type } }), 'UNSUPPORTED_MEDIA_TYPE')
    })
  })
})

describe('GET /portal/files/{id}/{name}', () => {
  const body = Buffer.from('0123456789')
  let url: string
  beforeAll(async () => {
    url = (await upload(project.id, "it's (a) 100% näme.txt", body)).data.url
  })

  test('a file is a download that no browser runs', async () => {
    const { status, headers, bytes } = await download(url)
    expect([status, bytes.toString()]).toEqual([200, '0123456789'])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '10',
      'content-disposition': `attachment; filename="it's (a) 100_ n_me.txt"; filename*=UTF-8''it%27s%20%28a%29%20100%25%20n%C3%A4me.txt`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'accept-ranges': 'bytes',
    })
    const [, seconds] = /^private, max-age=(\d+), no-transform$/.exec(headers.get('cache-control') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(22 * 3600)
    expect(Number(seconds)).toBeLessThanOrEqual(24 * 3600)
  })

  test('HEAD answers the headers alone', async () => {
    const { status, headers, bytes } = await download(url, {}, 'HEAD')
    expect([status, headers.get('content-length'), bytes.length]).toEqual([200, '10', 0])
  })

  test('304 to who has it already', async () => {
    const tag = (await download(url)).headers.get('etag') ?? ''
    for (const known of [tag, `W/${tag}`, '*']) {
      const { status, bytes } = await download(url, { 'If-None-Match': known })
      expect([known, status, bytes.length]).toEqual([known, 304, 0])
    }
  })

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=5-999', '56789', 'bytes 5-9/10'],
  ])('Range %s answers 206 with that part', async (Range, part, told) => {
    const { status, headers, bytes } = await download(url, { Range })
    expect([status, bytes.toString(), headers.get('content-range')]).toEqual([206, part, told])
    expect(headers.get('content-length')).toBe(String(part.length))
  })

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('Range %s answers 416 with the size', async (Range) => {
    const { status, headers, bytes } = await download(url, { Range })
    expect([status, headers.get('content-range'), bytes.length]).toEqual([416, 'bytes */10', 0])
  })

  test.each(['bytes=0-1,3-4', 'bytes=5-2', 'bytes=-', 'lines=1-2', 'bytes=a-b'])(
    'Range %s is as good as none',
    async (Range) => {
      expect((await download(url, { Range })).status).toBe(200)
    },
  )

  test('Range counts only for the version that If-Range names', async () => {
    const tag = (await download(url)).headers.get('etag') ?? ''
    expect((await download(url, { Range: 'bytes=0-0', 'If-Range': tag })).status).toBe(206)
    expect((await download(url, { Range: 'bytes=0-0', 'If-Range': '"other"' })).status).toBe(200)
  })

  test('a forged address is 404', async () => {
    const other = (await upload(project.id)).data.url
    const [id, otherId] = [url, other].map((each) => new URL(each).pathname.split('/')[3] ?? '')
    const forged = [
      url.replace(/expires=\d/, 'expires=9'),
      url.replace(/signature=./, 'signature=g'),
      url.replace(/&signature=.*/, ''),
      url.replace(/\?.*/, ''),
      `${url}0`,
      `${url}&signature=0`,
      url.replace(id ?? '', otherId ?? ''),
      url.replace(id ?? '', nobody),
      url.replace(id ?? '', 'upload'),
    ]
    for (const each of forged) expect([each, (await download(each)).status]).toEqual([each, 404])
    const { status } = await ask('GET', files.download.path, { params: { id: id ?? '', name: 'x' } })
    expect(status).toBe(404)
  })

  test('an address is good for a day and not longer, whatever the name in it', async () => {
    const row = await rowOf(url)
    const soon = signFileUrl({ id: row?.id ?? '', name: 'x' }, 60)
    expect((await download(soon.replace('/x?', '/anything?'))).status).toBe(200)
    const now = Date.now()
    const spy = vi.spyOn(clock, 'now').mockReturnValue(new Date(now + 61_000))
    expect([(await download(soon)).status, (await download(url)).status]).toEqual([404, 200])
    spy.mockReturnValue(new Date(now + 24 * 3600_000))
    expect((await download(url)).status).toBe(404)
    spy.mockRestore()
  })

  test('addresses of the same file are the same for an hour, so that answers can be cached', async () => {
    const spy = vi.spyOn(clock, 'now')
    const at = (minute: number) => {
      spy.mockReturnValue(new Date(Date.UTC(2026, 0, 1, 12, minute)))
      return signFileUrl({ id: nobody, name: 'a' })
    }
    expect(at(1)).toBe(at(59))
    expect(at(1)).not.toBe(at(61))
    spy.mockRestore()
  })
})
