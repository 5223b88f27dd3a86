import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withInstallation } from '@/lib/cli/with-installation'

/** Runs `work` with an address that makes a project of the running installation, named by the body, for each request: a journey need not start a process for its own. */
export function withProjectMaker<T>(work: (url: string) => Promise<T>): Promise<T> {
  return withInstallation(async () => {
    const { createProject } = await import('@/lib/domain/projects/create-project')
    const server = createServer(async (request, response) => {
      try {
        const name = Buffer.concat(await request.toArray()).toString()
        const { project, api_key } = await createProject({ name })
        response.end(JSON.stringify({ project_id: project.id, slug: project.slug, api_key }))
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
