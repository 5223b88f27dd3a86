import { Prisma } from '@/prisma/client/client'

/** A thousand years: nobody is ahead by more, and PostgreSQL’s calendar goes that far. */
const MOST_HOURS = 8_760_000

/** What the line is ordered by: when they joined, less so many hours for each confirmed referral. */
export const rankAt = (joined_at: Prisma.Sql, referral_count: Prisma.Sql, boost_hours: number): Prisma.Sql =>
  Prisma.sql`${joined_at} - make_interval(hours => least(${referral_count} * ${boost_hours}::bigint, ${MOST_HOURS}::bigint)::int)`
