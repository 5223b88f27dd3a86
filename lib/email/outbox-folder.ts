import 'server-only'
import { join } from 'node:path'
import { env } from '@/lib/env'

/** Where letters are written when there is no mail service. */
export const outboxFolder = (): string => join(env.FRONTDESK_DATA, 'outbox')
