/** The address of a wish; slugs may hold letters of any script. */
export const wishHref = (project: string, wish: string): string => `/p/${project}/wishes/${encodeURIComponent(wish)}`
