import 'server-only'
import { db } from '@/lib/db'
import { keptId, linkedFile, ownFile, signFileUrl } from '@/lib/domain/files/file-url'

/** Seconds that the files of an event can be opened: longer than its last try is away. */
const TTL = 7 * 24 * 60 * 60

type Fields = { [name: string]: unknown }

/** An event's data for keeping: files of the project without what opens them, so that nobody who reads the database gets in. */
export async function keptFiles<D extends object>(project_id: string, data: D): Promise<D> {
  const ids = filesIn(data).flatMap((file) => idOf(file) ?? [])
  if (ids.length === 0) return data

  const rows = await db.file.findMany({ where: { id: { in: ids }, project_id }, select: { id: true } })
  const ours = new Set(rows.map(({ id }) => id))
  return withFiles(data, (file) => {
    const id = idOf(file)
    return id && ours.has(id) ? { ...file, url: String(file.url).split('?', 1)[0], file_id: keptId(id) } : file
  })
}

/** The same for sending: those files with addresses that are good for seven days from now. */
export const freshFiles = (data: unknown) =>
  withFiles(data as Fields, (file) => {
    const id = linkedFile(file.file_id)
    if (!id) return file
    const { name, mime_type, size } = file
    return { name, mime_type, size, url: signFileUrl({ id, name: String(name) }, TTL) }
  })

const idOf = ({ url }: Fields) => (typeof url === 'string' ? (ownFile(url)?.id ?? null) : null)

const isFile = (value: unknown): value is Fields => typeof value === 'object' && value !== null && 'url' in value

function filesIn(data: object): Fields[] {
  const found: Fields[] = []
  withFiles(data, (file) => {
    found.push(file)
    return file
  })
  return found
}

/** Data with each of its files changed: those in `attachments`, and those in the fields of a form (`data`, `form_data`). */
function withFiles<D extends object>(data: D, change: (file: Fields) => Fields): D {
  const list = (value: unknown) =>
    Array.isArray(value) ? value.map((each: unknown) => (isFile(each) ? change(each) : each)) : value
  const fields = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, list(each)]))
      : value
  const places: { [name: string]: (value: unknown) => unknown } = { attachments: list, data: fields, form_data: fields }
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, Object.hasOwn(places, name) ? places[name]?.(value) : value]),
  ) as D
}
