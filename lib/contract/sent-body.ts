import type { Endpoint } from './endpoint'

type Sent = { body?: BodyInit; headers?: Record<string, string> }

/** A body as the endpoint takes it, with the header that says so; a form's header is made with its boundary by whoever sends it. */
export function sentBody({ multipart }: Endpoint, body: object | undefined): Sent {
  if (!body) return {}
  if (!multipart) return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value instanceof Blob ? value : String(value))
  return { body: form }
}
