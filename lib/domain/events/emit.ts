import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import { type EventData, eventData } from '@/lib/contract/event-data'
import type { EventType } from '@/lib/contract/events'
import { db, transaction } from '@/lib/db'
import { enqueueDelivery, type Standing } from '@/lib/domain/webhooks/standing'
import type { Prisma } from '@/prisma/client/client'
import { keptFiles } from './event-files'
import { isHeard } from './is-heard'

type NewEvent<T extends EventType> = {
  type: T
  project_id: string
  /** The record as the contract has it; what is not declared there is left out. */
  data: z.input<EventData[T]> | (() => Promise<z.input<EventData[T]>>)
  /** Whose doing it was, where that is known. */
  end_user_id?: string | null
  /** An address that was proven to be theirs, where the person is none of the end users; what somebody wrote into a form is none. */
  email?: string | null | (() => Promise<string | null>)
}

type Listening = Standing & { id: string }

/**
 * Tells the project's webhooks of something, in the transaction around this call: event, deliveries and jobs are there when it
 * commits, and nothing when it does not. Nothing is written where no webhook asks for that type; then `data` is not even read.
 * Webhooks that are told are held, shared, until the transaction ends: locks that others wait for are taken before.
 */
export async function emit<T extends EventType>(event: NewEvent<T>): Promise<void> {
  const { type, project_id } = event
  if (!(await isHeard(type, project_id))) return

  await transaction(async () => {
    const listening = await holdListening(type, project_id)
    if (listening.length === 0) return
    const data = typeof event.data === 'function' ? await event.data() : event.data
    await deliver(type, project_id, eventData[type].parse(data), await metadataOf(event), listening)
  })
}

/** The webhooks that ask for a type, kept from being deleted until the transaction ends. */
const holdListening = (type: EventType, project_id: string) => db.$queryRaw<Listening[]>`
  SELECT id, failing_since, proven_at FROM webhook
  WHERE project_id = ${project_id}::uuid AND enabled AND types && ARRAY[${type}::text, '*']
  ORDER BY id FOR KEY SHARE`

/** Keeps an event with its way to each of these webhooks, and has it sent. Answers the deliveries' ids. */
export async function deliver(
  type: EventType | 'webhook_test',
  project_id: string,
  data: object,
  metadata: object,
  webhooks: Listening[],
): Promise<string[]> {
  const now = clock.now()
  const { id: event_id } = await db.event.create({
    data: {
      project_id,
      type,
      data: (await keptFiles(project_id, data)) as Prisma.InputJsonObject,
      metadata: metadata as Prisma.InputJsonObject,
      created_at: now,
    },
    select: { id: true },
  })
  const deliveries = await db.webhook_delivery.createManyAndReturn({
    data: webhooks.map(({ id }) => ({
      project_id,
      webhook_id: id,
      event_id,
      type,
      created_at: now,
      next_attempt_at: now,
    })),
    select: { id: true, webhook_id: true },
  })
  const standing = new Map(webhooks.map((each) => [each.id, each]))
  for (const { id, webhook_id } of deliveries) {
    const webhook = standing.get(webhook_id)
    if (webhook) await enqueueDelivery(webhook, id)
  }
  return deliveries.map(({ id }) => id)
}

/** The metadata of an event that is nobody's doing. */
export const nobody = { end_user_id: null, end_user_external_id: null, end_user_email: null }

async function metadataOf({ project_id, end_user_id, email }: NewEvent<EventType>) {
  const person = end_user_id ? await db.end_user.findFirst({ where: { id: end_user_id, project_id } }) : null
  return {
    end_user_id: person?.id ?? null,
    end_user_external_id: person?.external_id ?? null,
    end_user_email: person?.email ?? (typeof email === 'function' ? await email() : email) ?? null,
  }
}
