import type { Prisma } from '@/prisma/client/client'

/** The order of a customer's requests. */
export const newestFirst: Prisma.support_requestOrderByWithRelationInput[] = [{ created_at: 'desc' }, { id: 'desc' }]
