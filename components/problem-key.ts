const told = ['UNAUTHORIZED', 'RATE_LIMITED', 'BOT_DETECTED', 'NOT_FOUND', 'CONFLICT', 'SERVICE_UNAVAILABLE'] as const

/** The sentence (of the messages under `Problem`) for an error code of the API. */
export function problemKey(code: string): (typeof told)[number] | 'offline' | 'other' {
  if (code === 'OFFLINE') return 'offline'
  return told.find((known) => known === code) ?? 'other'
}
