/** So many months after the end of a licence, or after now where that is over or there is none. The 31st becomes the last of a shorter month. */
export function later(expires_at: string | null, months: number, now = new Date()): string {
  const end = expires_at ? new Date(expires_at) : now
  const from = end > now ? end : now
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to.toISOString()
}
