import { readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Method } from '@/lib/contract/endpoint'

const root = join(import.meta.dirname, '../../app/(api)')

type Handle = (request: Request, context: { params: Promise<object> }) => Promise<Response>
export type Verb = Method | 'HEAD' | 'OPTIONS'
export type RouteModule = { [name in Verb]?: Handle }

/** The documented paths that have a file of their own under app/(api), `{id}` where the folder is `[id]`. */
export const routePaths: string[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(`${sep}route.ts`))
  .map((file) => `/${relative('.', dirname(file)).replaceAll(sep, '/').replaceAll('[', '{').replaceAll(']', '}')}`)
  .sort()

/** The module that answers a documented path. */
export function routeAt(path: string): Promise<RouteModule> {
  const file = join(root, path.replaceAll('{', '[').replaceAll('}', ']'), 'route.ts')
  return import(/* @vite-ignore */ file)
}
