import 'server-only'
import { db } from '@/lib/db'

/** Somebody a round's letter goes to: which of its wishes they follow, and whether they suggested one of them. */
export type Follower = { email: string; email_key: string; wish_ids: string[]; is_author: boolean }

/**
 * The next of those who follow a wish of a round, in the order of their addresses, each address once: who voted for it and has an
 * address, and who suggested it, also where that was a wish that was merged into it. Who wants no letters is left out, and what
 * has moved on or is not seen any more. The votes of
 * nobody known are not read (`vote_by_person`); OFFSET 0 keeps the planner from reading those of all wishes at once.
 */
export const followersOf = (round_id: string, after: string, most: number) => db.$queryRaw<Follower[]>`
  WITH RECURSIVE told AS (
    SELECT wish.id, wish.id AS about, wish.project_id, wish.end_user_id, wish.author_email
    FROM status_notice AS notice JOIN wish ON wish.id = notice.wish_id
    WHERE notice.round_id = ${round_id}::uuid AND wish.status = notice.status AND wish.is_approved AND wish.merged_into_id IS NULL
    UNION ALL
    SELECT wish.id, told.about, wish.project_id, wish.end_user_id, wish.author_email
    FROM told JOIN wish ON wish.merged_into_id = told.id
  ), follower AS (
    SELECT told.project_id, told.about, person.email, person.email_key, false AS is_author
    FROM told
      CROSS JOIN LATERAL (SELECT end_user_id FROM vote WHERE wish_id = told.id AND end_user_id IS NOT NULL OFFSET 0) AS vote
      JOIN end_user AS person ON person.id = vote.end_user_id AND person.project_id = told.project_id
    UNION ALL
    SELECT told.project_id, told.about, coalesce(person.email, told.author_email), coalesce(person.email_key, lower(told.author_email)), true
    FROM told LEFT JOIN end_user AS person ON person.id = told.end_user_id
  )
  SELECT email_key, min(email) AS email, array_agg(DISTINCT about) AS wish_ids, bool_or(is_author) AS is_author
  FROM follower
  WHERE email_key COLLATE "C" > ${after}
    AND NOT EXISTS (
      SELECT FROM letter_optout AS optout
      WHERE optout.project_id = follower.project_id AND optout.email_key = follower.email_key)
  GROUP BY email_key
  ORDER BY email_key COLLATE "C"
  LIMIT ${most}::int`
