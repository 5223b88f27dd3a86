import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { files } from '@/lib/contract/files'
import { db } from '@/lib/db'
import { ownFile } from '@/lib/domain/files/file-url'
import { env, setEnv } from '@/lib/env'
import { type Sent, send } from './api'
import { routeAt } from './routes'
import { png } from './sample-files'

/** For a test file that uploads: a data folder of its own, gone afterwards. */
export function inDataFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-files-'))
  const before = env.FRONTDESK_DATA
  beforeAll(() => setEnv({ FRONTDESK_DATA: folder }))
  afterAll(async () => {
    setEnv({ FRONTDESK_DATA: before })
    await rm(folder, { recursive: true, force: true })
  })
}

/** The upload form as a browser makes it. */
export function form(project_id: string, name: string, content: Buffer | string, type = ''): FormData {
  const data = new FormData()
  data.append('project_id', project_id)
  data.append('file', new File([content as BlobPart], name, { type }))
  return data
}

/** Uploads a file as anybody may. */
export const upload = (project_id: string, name = 'pixel.png', content: Buffer | string = png(), sent: Sent = {}) =>
  send(files.upload, { raw: form(project_id, name, content), ...sent })

/** Asks for a file at an address that was answered. */
export async function download(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const handle = (await routeAt(files.download.path))[method]
  const [, , , id = '', name = ''] = new URL(url).pathname.split('/')
  if (!handle) throw new Error('no such method')
  const response = await handle(new Request(url, { method, headers }), { params: Promise.resolve({ id, name }) })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** The row of an uploaded file. */
export const rowOf = (url: string) => db.file.findUnique({ where: { id: ownFile(url)?.id ?? '' } })

/** The names of all objects on the disk. */
export async function objects(): Promise<string[]> {
  const all = await readdir(join(env.FRONTDESK_DATA, 'uploads'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return all.filter((entry) => entry.isFile()).map(({ name }) => name)
}
