import type { Role } from '@/lib/caller'

/** The roles that somebody may give: only owners make owners. */
export const rolesFor = (mayOwn: boolean): Role[] => [
  ...(mayOwn ? (['owner'] as const) : []),
  'admin',
  'agent',
  'viewer',
]
