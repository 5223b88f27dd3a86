import 'server-only'
import { oldestWaitingJob } from '@/lib/jobs/oldest-waiting-job'
import { version } from '@/lib/version'

/** Says that the service is well, and how long the oldest job has waited for a worker; throws, which is answered as SERVICE_UNAVAILABLE, when the database does not answer. */
export async function checkHealth() {
  const oldest_waiting_job_seconds = await oldestWaitingJob()
  return { status: 'ok' as const, version, database: 'ok' as const, oldest_waiting_job_seconds }
}
