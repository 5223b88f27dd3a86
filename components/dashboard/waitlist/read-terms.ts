import { endOfDay } from '@/components/dashboard/licences/read-licence'

type Mint = { plan: string; max_devices: number | null; expires_at: string | null }
/** How many are to be invited, and what each letter carries. */
export type Terms = { count: string; mint_license: Mint | null }
export type WrongTerms = Partial<Record<'count' | 'max_devices', true>>

/** Reads the fields of `InviteTerms`. */
export function readTerms(
  form: FormData,
  asksCount: boolean,
  withLicence: boolean,
): { terms: Terms; wrong: WrongTerms } {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [count, seats] = [text('count'), text('max_devices')]
  const isCount = !asksCount || (/^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= 200)
  const isSeats = seats === '' || (/^\d{1,9}$/.test(seats) && Number(seats) >= 1)
  const mint_license = {
    plan: text('plan'),
    max_devices: seats === '' ? null : Number(seats),
    expires_at: endOfDay(text('expires_at')) ?? null,
  }
  return {
    terms: { count, mint_license: withLicence ? mint_license : null },
    wrong: { ...(!isCount && { count: true }), ...(withLicence && !isSeats && { max_devices: true }) },
  }
}
