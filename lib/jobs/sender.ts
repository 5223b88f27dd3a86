import 'server-only'
import { fromPrisma, PgBoss } from 'pg-boss'
import { db } from '@/lib/db'
import { SCHEMA } from './queues'
import { problemTeller } from './tell-problem'

let known: PgBoss | undefined

/** pg-boss for writing: never started, without connections of its own. All it does happens in the transaction around it, because `db` does. */
export function sender(): PgBoss {
  if (!known) {
    known = new PgBoss({ db: fromPrisma(db), schema: SCHEMA, migrate: false, supervise: false, schedule: false })
    known.on('error', problemTeller('the job queue has a problem'))
  }
  return known
}
