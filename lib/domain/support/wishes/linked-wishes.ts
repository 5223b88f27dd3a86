import 'server-only'
import type { LinkedWish } from '@/lib/contract/support-wishes'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

type Linked = Omit<LinkedWish, 'linked_at'> & { linked_at: Date }

/** The wishes that a request asks for, the newest link first; one that was merged tells of the wish it went into. `wish_id` narrows to that one. */
export const linkedWishes = (project_id: string, support_request_id: string, wish_id?: string) => db.$queryRaw<
  Linked[]
>`
  WITH RECURSIVE chain AS (
    SELECT link.wish_id AS id, link.created_at AS linked_at, wish.id AS now, wish.merged_into_id
    FROM support_request_wish AS link JOIN wish ON wish.id = link.wish_id
    WHERE link.project_id = ${project_id}::uuid AND link.support_request_id = ${support_request_id}::uuid
      AND ${wish_id ? Prisma.sql`link.wish_id = ${wish_id}::uuid` : Prisma.sql`true`}
    UNION ALL
    SELECT chain.id, chain.linked_at, wish.id, wish.merged_into_id FROM chain JOIN wish ON wish.id = chain.merged_into_id
  )
  SELECT chain.id, title, slug, status::text AS status, vote_count, nullif(now, chain.id) AS merged_into_id, linked_at
  FROM chain JOIN wish ON wish.id = now WHERE chain.merged_into_id IS NULL ORDER BY linked_at DESC, chain.id DESC`
