/** The address of a project's support desk, of one request, or of another room there. */
export const supportHref = (slug: string, room?: number | 'requests' | 'open'): string =>
  `/p/${slug}/support${room === undefined ? '' : `/${room}`}`
