import { describe, expect, test } from 'vitest'
import { MOST_LOGO_BYTES, projectLogo } from '@/lib/contract/project-logo'
import { projects } from '@/lib/contract/projects'
import { db } from '@/lib/db'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { logOf } from '@/tests/support/audit'
import { png } from '@/tests/support/sample-files'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

function form(content: Buffer | string, name = 'logo.png'): FormData {
  const data = new FormData()
  data.append('file', new File([content as BlobPart], name))
  return data
}

const upload = ({ id, key }: Pick<Project, 'id' | 'key'>, content: Buffer | string = png()) =>
  send(projectLogo.upload, { key, params: { id }, raw: form(content) })
const remove = ({ id, key }: Project) => send(projectLogo.remove, { key, params: { id } })
const show = (id: string, sent: Sent = {}) => send(projectLogo.show, { params: { id }, ...sent })
const looks = async ({ id, key }: Project) => (await send(projects.getCustomization, { key, params: { id } })).data

describe('POST /api/v1/projects/{id}/logo', () => {
  test('201: the picture is the portal’s logo from then on, under an address of its own version', async () => {
    const project = await newProject()
    const answered = await upload(project)
    const { logo_url } = answered.data
    expect(logo_url).toMatch(new RegExp(`^http.*/portal/projects/${project.id}/logo\\?v=[0-9a-f]{12}$`))
    expect(await looks(project)).toEqual(answered.data)
    expect(await logOf(answered)).toMatchObject([{ record_type: 'project', change: 'updated' }])

    const larger = (await upload(project, Buffer.concat([png(), Buffer.from('more')]))).data.logo_url
    expect(larger).not.toBe(logo_url)
    expect(await db.project_logo.count({ where: { project_id: project.id } })).toBe(1)
  })

  test('201: of two at once one stays whole', async () => {
    const project = await newProject()
    const pictures = [png(), Buffer.concat([png(), Buffer.from('more')])]
    await Promise.all(pictures.map((picture) => upload(project, picture)))
    const v = new URL((await looks(project)).logo_url ?? '').searchParams.get('v') ?? ''
    expect((await show(project.id)).headers.get('etag')).toContain(v)
  })

  test.each([
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
    ['a PDF', '%PDF-1.4'],
    ['nothing known', 'logo'],
  ])('415: %s, whatever its name says', async (_what, content) => {
    const project = await newProject()
    expectRefusal(await upload(project, content), 'UNSUPPORTED_MEDIA_TYPE')
    expect((await looks(project)).logo_url).toBeNull()
  })

  test('413: more than 512 KiB', async () => {
    const large = Buffer.concat([png(), Buffer.alloc(MOST_LOGO_BYTES)])
    expectRefusal(await upload(await newProject(), large), 'PAYLOAD_TOO_LARGE')
  })

  test('400: no file; 403: another project’s, and by who may read only', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { id, key, readKey } = project
    expectRefusal(await send(projectLogo.upload, { key, params: { id }, raw: new FormData() }), 'VALIDATION_ERROR')
    expectRefusal(await upload({ id: other.id, key }), 'FORBIDDEN')
    expectRefusal(await upload({ id, key: readKey }), 'FORBIDDEN')
  })
})

describe('GET /portal/projects/{id}/logo', () => {
  test('200: the bytes as they are, which no browser runs; kept where the version is named', async () => {
    const project = await newProject()
    const { logo_url } = (await upload(project)).data
    const v = new URL(logo_url ?? '').searchParams.get('v') ?? ''
    const { headers } = await show(project.id, { query: { v } })
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('content-length')).toBe(String(png().length))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('cache-control')).toContain('max-age=31536000')
    expect((await show(project.id)).headers.get('cache-control')).toContain('no-store')

    const known = { 'If-None-Match': headers.get('etag') ?? '' }
    expect((await show(project.id, { headers: known })).status).toBe(304)
  })

  test('404: without one, once it is gone, and of no project', async () => {
    const project = await newProject()
    expectRefusal(await show(project.id), 'NOT_FOUND')
    await upload(project)
    expect((await remove(project)).status).toBe(200)
    expect((await remove(project)).status).toBe(200)
    expectRefusal(await show(project.id), 'NOT_FOUND')
    expect((await looks(project)).logo_url).toBeNull()
    expectRefusal(await show(nobody), 'NOT_FOUND')
  })

  test('a logo elsewhere takes the place of an uploaded one', async () => {
    const project = await newProject()
    await upload(project)
    const body = { logo_url: 'https://example.com/logo.png' }
    await send(projects.updateCustomization, { key: project.key, params: { id: project.id }, body })
    expect((await looks(project)).logo_url).toBe(body.logo_url)
    expectRefusal(await show(project.id), 'NOT_FOUND')
  })
})
