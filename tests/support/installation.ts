import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inRoot } from '@/lib/cli/paths'

export type NewProject = { project_id: string; slug: string; api_key: string }

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
export const newProject = async (name: string): Promise<NewProject> =>
  JSON.parse(await frontdesk('project', 'create', '--name', name, '--json'))
