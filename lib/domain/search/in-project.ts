import 'server-only'
import { Prisma } from '@/prisma/client/client'

/** A text query within one project: each document has a word for its project (`search_project`), so that no text index is ever asked for the project alone. */
export function inProject(project_id: string, query: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${`'/${project_id}'`}::tsquery && (${query}))`
}
