import 'server-only'
import { freshFiles } from '@/lib/domain/events/event-files'
import type { event } from '@/prisma/client/client'

/** What a webhook is sent: the event as JSON text. */
export const bodyOf = ({ id, type, created_at, project_id, data, metadata }: event): string =>
  JSON.stringify({ id, type, created_at, project_id, data: freshFiles(data), metadata })
