import 'server-only'
import { db } from '@/lib/db'

/** Holds a person's licences until the transaction ends, in the order of their ids: none of them votes or gets another person meanwhile. */
export async function holdLicencesOf(end_user_id: string): Promise<void> {
  await db.$executeRaw`
    SELECT FROM license_key WHERE end_user_id = ${end_user_id}::uuid ORDER BY id FOR NO KEY UPDATE`
}
