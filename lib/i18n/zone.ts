/** The time zone of whoever looks at the dashboard, as their browser said at the last visit. */
export const zoneCookie = 'frontdesk_zone'

/** A time zone's name (IANA) that this server knows too, else UTC. */
export function readZone(kept: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: kept ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
