import 'server-only'
import type { z } from 'zod'
import type { ImportKind, ImportResult, projectData } from '@/lib/contract/project-data'
import { db } from '@/lib/db'
import { archived } from '@/lib/domain/projects/archived'
import { importPeople } from './import-people'
import { importWaitlist } from './import-waitlist'
import { importWishes } from './import-wishes'
import type { Importer } from './importer'
import { inLine } from './in-line'

type Given = z.output<typeof projectData.import.body>

const importers: { [kind in ImportKind]: Importer } = {
  end_users: importPeople,
  wishes: importWishes,
  waitlist: importWaitlist,
}

/** Keeps the good rows of an import, all of them or none, and tells of each bad one what is wrong; a dry run does the same and takes it back. Of a project's imports one runs at a time, the others wait. An archived project is a CONFLICT. */
export async function importRows(project_id: string, { kind, rows, dry_run }: Given): Promise<ImportResult> {
  if ((await db.project.count({ where: { id: project_id, archived_at: { not: null } } })) > 0) throw archived()
  try {
    return await inLine(project_id, async () => {
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

/** Ends the transaction of a dry run, with what it would have been. */
class TakenBack extends Error {
  readonly result: ImportResult

  constructor(result: ImportResult) {
    super('a dry run is taken back')
    this.result = result
  }
}
