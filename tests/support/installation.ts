import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inRoot } from '@/lib/cli/paths'

type NewProject = { project_id: string; slug: string; api_key: string }

/** Runs the installation's own command line against the server that the journeys visit. */
export async function frontdesk(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    inRoot('lib/cli/bootstrap.mjs'),
    'frontdesk',
    ...args,
  ])
  return stdout
}

/** A project of a journey's own. */
export async function newProject(name: string): Promise<NewProject> {
  const answer = await fetch(process.env.PROJECT_MAKER ?? '', { method: 'POST', body: name })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
