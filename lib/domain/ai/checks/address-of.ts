/** The one spelling in which two links are compared, read as a browser does: without http(s), “www.” and a last slash; null for what is no address. */
export function addressOf(link: string): string | null {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`)
  if (!url) return null
  return url.href
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
}
