import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

/** A node of PostgreSQL's plan, with what it really did. */
export type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Actual Loops': number
  Plans?: Plan[]
}

/** Runs a statement and tells how. */
export async function planOf(statement: Prisma.Sql): Promise<Plan> {
  const [row] = await db.$queryRaw<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(
    Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
  )
  return row['QUERY PLAN'][0].Plan
}

export const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** How many rows of tables were looked at. */
export const touched = (plan: Plan): number =>
  nodes(plan).reduce((sum, node) => {
    const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
    return sum + (node['Relation Name'] ? rows * node['Actual Loops'] : 0)
  }, 0)
