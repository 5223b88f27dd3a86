import { startHttp } from './http-server'

type Told = { status: number; name?: string; message?: string }

/** A server in Resend's shape: it answers as told, in turn, then takes everything; a key seen before gets the id given before. */
export async function startResend(...told: Told[]) {
  const ids = new Map<string, string>()
  const server = await startHttp(({ headers }) => {
    const { status, name = 'application_error', message = 'No.' } = told.shift() ?? { status: 200 }
    if (status !== 200) return json(status, { statusCode: status, name, message })

    const key = String(headers['idempotency-key'])
    const id = ids.get(key) ?? `mail-${ids.size + 1}`
    ids.set(key, id)
    return json(200, { id })
  })
  return { ...server, mailed: ids }
}

const json = (status: number, body: object) => ({
  status,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
})
