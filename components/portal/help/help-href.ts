/** The address of a project's help center, or of an article. */
export const helpHref = (slug: string, article?: string): string =>
  `/p/${slug}/help${article === undefined ? '' : `/${encodeURIComponent(article)}`}`

/** The address of a flow. */
export const flowHref = (slug: string, flow: string): string => `/p/${slug}/help/flows/${encodeURIComponent(flow)}`
