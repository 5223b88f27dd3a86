import 'server-only'
import { db } from '@/lib/db'

/** Every project of the installation, oldest first. */
export function listProjects() {
  return db.project.findMany({ orderBy: [{ created_at: 'asc' }, { id: 'asc' }] })
}
