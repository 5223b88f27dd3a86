/**
 * Tables that only SQL makes, as `public.name`; the drift check leaves them alone. Everything else that Prisma cannot
 * say needs no mention here: functions, triggers, views, checks, indexes over expressions and with a WHERE are not
 * compared, and a generated column is `Unsupported("tsvector")? @default(dbgenerated("<its expression>"))`.
 */
export const sqlOnlyTables: string[] = []
