/** The address of a project's page for all that is one's own. */
export const activityHref = (slug: string): string => `/p/${slug}/activity`
