import 'server-only'
import { sweep } from '@/lib/domain/maintenance/sweep'
import type { Handler } from '@/lib/jobs/handler'

/** Takes away what has had its day. */
export const cleanUp: Handler<'clean_up'> = async () => sweep()
