/** The address of a project's page for whoever holds a licence. */
export const licenceHref = (slug: string): string => `/p/${slug}/licence`
