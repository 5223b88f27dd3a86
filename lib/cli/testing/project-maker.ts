import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Role } from '@/lib/caller'
import { withInstallation } from '@/lib/cli/with-installation'

/** What a journey may have made for it: a project of that name, a member of a project's team who is signed in, one more session of theirs, or the token that a letter of a project to somebody would carry. */
type Asked =
  | { name: string }
  | { project_id: string; role: Role; member: string }
  | { session_of: string }
  | { project_id: string; letter_to: string }

/** Runs `work` with an address that makes what the body asks for in the running installation: a journey need not start a process for its own. */
export function withProjectMaker<T>(work: (url: string) => Promise<T>): Promise<T> {
  return withInstallation(async () => {
    const server = createServer(async (request, response) => {
      try {
        response.end(JSON.stringify(await make(JSON.parse(Buffer.concat(await request.toArray()).toString()))))
      } catch (error) {
        response.writeHead(500).end(String(error))
      }
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    try {
      return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
}

async function make(asked: Asked): Promise<object> {
  if ('name' in asked) {
    const { createProject } = await import('@/lib/domain/projects/create-project')
    const { project, api_key } = await createProject(asked)
    return { project_id: project.id, slug: project.slug, api_key }
  }
  if ('letter_to' in asked) {
    const { unsubscribeToken } = await import('@/lib/domain/notices/unsubscribe-token')
    return { token: await unsubscribeToken({ project_id: asked.project_id, email_key: asked.letter_to }) }
  }
  const { newMember, newTeamSession } = await import('@/tests/support/team')
  if ('session_of' in asked) return newTeamSession({ id: asked.session_of })
  return newMember({ id: asked.project_id }, asked.role, asked.member)
}
