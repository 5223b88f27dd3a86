import { env } from '@/lib/env'
import { readRecord, writeRecord } from './postgres/record'
import { step } from './steps'

export type Demo = { project_id: string; api_key: string; slug: string }

/** Fills a new embedded installation, so that there is something to look at; null on every later start, and on a database that is somebody's own. */
export async function seedOnFirstStart(): Promise<Demo | null> {
  const record = await readRecord(env.FRONTDESK_DATA)
  if (!record || record.seeded || !env.DATABASE_URL.includes(`:${record.port}/`)) return null

  const { seedDemo } = await import('@/prisma/seed')
  const demo = await step('Demo project made', seedDemo)
  await writeRecord(env.FRONTDESK_DATA, { ...record, seeded: true })
  return demo
}

/** The one-time link for the first administrator, while there is none. */
export async function firstRunLink(): Promise<string | null> {
  const { createFirstRunToken } = await import('@/lib/domain/first-run/create-first-run-token')
  const token = await createFirstRunToken()
  return token && `${env.BASE_URL}/dashboard/first-run?token=${token}`
}
