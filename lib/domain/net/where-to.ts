import 'server-only'

/** Where a web address leads, scheme and host: what stands behind that may be a secret. Empty for what is no web address. */
export const whereTo = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '')
