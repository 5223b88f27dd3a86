import type { Role } from '@/lib/caller'

/** The roles, from the one that may most. */
export const roles = ['owner', 'admin', 'agent', 'viewer'] as const satisfies readonly Role[]

/** A role as the database has it; what is none of ours may least. */
export const asRole = (text: string): Role => roles.find((role) => role === text) ?? 'viewer'

export const mayWrite = (role: Role): boolean => role !== 'viewer'
export const mayManage = (role: Role): boolean => role === 'owner' || role === 'admin'
export const mayOwn = (role: Role): boolean => role === 'owner'
