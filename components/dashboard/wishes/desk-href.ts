/** Where the wishes of a project stand in the dashboard; with an id, one of them. */
export const wishesHref = (slug: string, id?: string): string => `/dashboard/p/${slug}/wishes${id ? `/${id}` : ''}`
