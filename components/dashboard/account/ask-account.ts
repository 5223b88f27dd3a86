import type { Outcome } from './outcome'

/** Asks what keeps accounts and sessions; never throws. */
export async function askAccount<D>(path: string, body: object = {}): Promise<Outcome<D>> {
  try {
    const response = await fetch(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json().catch(() => null)
    if (response.ok) return { ok: true, data: answer }
    return { ok: false, code: answer?.error?.code ?? answer?.code ?? 'other', details: [] }
  } catch {
    return { ok: false, code: 'OFFLINE', details: [] }
  }
}
