import 'server-only'
import { env } from '@/lib/env'
import { auth } from './auth'
import { confirmAddress, isUnproven } from './confirm-address'
import { type Body, tokenIn } from './sent-body'

type Passed = { path: string; body: Body | null; address: string; email: string | undefined }

/** Has better-auth answer what came to the door; who signs in for the first time and proves the address with it, is let in at once. */
export async function passOn(request: Request, passed: Passed): Promise<Response> {
  const { path, body, email } = passed
  const answer = await ask(request, passed)
  if (path !== '/sign-in/email' || !email || !(await isUnproven(answer))) return answer
  return (await confirmAddress(request, email, tokenIn(body?.confirm))) ? ask(request, passed) : answer
}

async function ask(request: Request, { path, body, address }: Passed): Promise<Response> {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('x-client-address', address.replace(/::\/64$/, '::1'))
  if (body) headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const passed = new Request(new URL(`${url.pathname}${url.search}`, env.BASE_URL), {
    method: request.method,
    headers,
    body: body && JSON.stringify(body),
  })
  return auth({ provider: /^\/(sign-in\/social|callback\/)/.test(path) }).handler(passed)
}
