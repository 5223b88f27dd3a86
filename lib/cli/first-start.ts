import { env } from '@/lib/env'
import { readRecord, writeRecord } from './postgres/record'
import { step } from './steps'

export type Demo = { project_id: string; api_key: string; slug: string }

/** Fills a new embedded installation, so that there is something to look at; null on every later start, and on a database that is somebody's own. A start that ended before it could show the demo's key is made good by a new one. */
export async function seedOnFirstStart(): Promise<Demo | null> {
  const record = await readRecord(env.FRONTDESK_DATA)
  if (!record || record.seeded || !env.DATABASE_URL.includes(`:${record.port}/`)) return null

  const { seedDemo } = await import('@/prisma/seed')
  return (await demoBefore()) ?? (await step('Demo project made', seedDemo))
}

/** Notes that the demo's key was shown. */
export async function demoShown(): Promise<void> {
  const record = await readRecord(env.FRONTDESK_DATA)
  if (record && !record.seeded) await writeRecord(env.FRONTDESK_DATA, { ...record, seeded: true })
}

async function demoBefore(): Promise<Demo | null> {
  const { listProjects } = await import('@/lib/domain/projects/list-projects')
  const known = (await listProjects()).find(({ is_demo }) => is_demo)
  if (!known) return null

  const { createApiKey } = await import('@/lib/domain/api-keys/create-api-key')
  const { key } = await createApiKey({ project_id: known.id, name: 'First key, shown late' })
  return { project_id: known.id, slug: known.slug, api_key: key }
}

/** The one-time link for the first owner, while there is none. */
export async function firstRunLink(): Promise<string | null> {
  const { isFirstRun } = await import('@/lib/domain/first-run/is-first-run')
  if (!(await isFirstRun())) return null

  const { createFirstRunToken } = await import('@/lib/domain/first-run/create-first-run-token')
  const token = await createFirstRunToken()
  return `${env.BASE_URL}/dashboard/first-run?token=${token}`
}
