import 'server-only'
import pino from 'pino'
import { env } from '@/lib/env'

/** The structured log: one JSON object a line. Callers log ids and sentences, never bodies, headers or query strings. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['*.authorization', '*.token', '*.key', '*.password', '*.code', 'authorization', 'token', 'key', 'password'],
})
