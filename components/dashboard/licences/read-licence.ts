/** What a form about a licence says, and which of its fields make no sense. */
export type ReadLicence = {
  body: { plan: string; max_devices: number | null; expires_at: string | null; metadata: Record<string, unknown> }
  wrong: Partial<Record<'max_devices' | 'expires_at' | 'metadata', true>>
}

/** Reads the fields of `LicenceFields`. */
export function readLicence(form: FormData): ReadLicence {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const seats = text('max_devices')
  const day = text('expires_at')
  const expires_at = day === '' ? null : endOfDay(day)
  const metadata = objectOf(text('metadata'))
  const isSeats = seats === '' || (/^\d{1,9}$/.test(seats) && Number(seats) >= 1)
  return {
    body: {
      plan: text('plan'),
      max_devices: seats === '' ? null : Number(seats),
      expires_at: expires_at ?? null,
      metadata: metadata ?? {},
    },
    wrong: {
      ...(!isSeats && { max_devices: true }),
      ...(expires_at === undefined && { expires_at: true }),
      ...(!metadata && { metadata: true }),
    },
  }
}

/** The last second of a day where one is; undefined where it is none. */
export function endOfDay(day: string): string | undefined {
  const end = new Date(`${day}T23:59:59`)
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString()
}

/** The day of a moment where one is, as a date field has it. */
export function dayOf(moment: string): string {
  const at = new Date(moment)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** A text as a JSON object; null where it is none. */
export function objectOf(text: string): Record<string, unknown> | null {
  if (text === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
