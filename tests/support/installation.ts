import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Role } from '@/lib/caller'
import { inRoot } from '@/lib/cli/paths'
import type { TeamMember } from './team'

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
  return made({ name })
}

/** A member of a project's team, signed in: their cookie is what a browser of theirs sends. */
export async function newMember(project_id: string, role: Role, member: string): Promise<TeamMember> {
  return made({ project_id, role, member })
}

/** One more browser that a member is signed in with. */
export async function newSession(user_id: string): Promise<{ cookie: string }> {
  return made({ session_of: user_id })
}

/** What a letter of the project to that address would name its reader by, who may want no more of them. */
export async function unsubscribeToken(project_id: string, letter_to: string): Promise<string> {
  return (await made<{ token: string }>({ project_id, letter_to })).token
}

async function made<T>(asked: object): Promise<T> {
  const answer = await fetch(process.env.PROJECT_MAKER ?? '', { method: 'POST', body: JSON.stringify(asked) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
