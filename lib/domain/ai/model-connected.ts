import 'server-only'
import { env } from '@/lib/env'

/** Whether a model can be asked at all: AI_BASE_URL and AI_MODEL are set. */
export const modelConnected = (): boolean => env.AI_BASE_URL !== '' && env.AI_MODEL !== ''
