import 'server-only'
import type { z } from 'zod'
import type { ImportKind, ImportResult, projectData } from '@/lib/contract/project-data'
import { db, transaction } from '@/lib/db'
import { archived } from '@/lib/domain/projects/archived'
import { importPeople } from './import-people'
import { importWaitlist } from './import-waitlist'
import { importWishes } from './import-wishes'
import type { Importer } from './importer'

type Given = z.output<typeof projectData.import.body>

const importers: { [kind in ImportKind]: Importer } = {
  end_users: importPeople,
  wishes: importWishes,
  waitlist: importWaitlist,
}

/** Keeps the good rows of an import, all of them or none, and tells of each bad one what is wrong; a dry run does the same and takes it back. An archived project is a CONFLICT. */
export async function importRows(project_id: string, { kind, rows, dry_run }: Given): Promise<ImportResult> {
  if ((await db.project.count({ where: { id: project_id, archived_at: { not: null } } })) > 0) throw archived()
  try {
    return await transaction(async () => {
      await alone(project_id)
      const { created = 0, updated = 0, skipped = 0, errors } = await importers[kind](project_id, rows)
      const result = {
        dry_run,
        created,
        updated,
        skipped,
        errors: errors.toSorted((one, other) => one.row - other.row),
      }
      if (dry_run) throw new TakenBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.result
    throw error
  }
}

/** Of a project's imports one runs at a time: what one has made the next one finds. Asked for before anything else is held. */
const alone = (project_id: string) =>
  db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`import ${project_id}`}, 0))`

/** Ends the transaction of a dry run, with what it would have been. */
class TakenBack extends Error {
  readonly result: ImportResult

  constructor(result: ImportResult) {
    super('a dry run is taken back')
    this.result = result
  }
}
