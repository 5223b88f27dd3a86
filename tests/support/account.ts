import { authRoute } from '@/lib/auth/auth-route'
import { transaction } from '@/lib/db'
import { newAccount } from '@/lib/domain/team/new-account'
import { peer } from '@/lib/http/peer'
import { newAddress } from './api'

export const password = 'three small grey cats'

type Asked = { origin?: string | null; headers?: { [name: string]: string }; from?: string }

/** A browser on our own pages: it keeps the cookies that it is given, and sends them along. */
export function newBrowser() {
  const jar = new Map<string, string>()
  const address = newAddress()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    body?: object | URLSearchParams,
    { origin, headers, from }: Asked = {},
  ) {
    const sent = new Headers({ Cookie: cookie(), ...headers })
    if (origin !== null) sent.set('Origin', origin ?? 'http://localhost:3000')
    const isForm = body instanceof URLSearchParams
    if (body && !isForm) sent.set('Content-Type', 'application/json')
    const init = { method, headers: sent, ...(body && { body: isForm ? body : JSON.stringify(body) }) }
    const request = new Request(`http://localhost:3000/api/auth${path}`, init)
    const response = await peer.run({ address: from ?? address }, () => authRoute(request))
    for (const line of response.headers.getSetCookie()) keep(line)
    const text = await response.text()
    const answer = text.startsWith('{') ? JSON.parse(text) : {}
    return { status: response.status, headers: response.headers, body: answer, code: answer.error?.code ?? answer.code }
  }

  function keep(line: string) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }

  return {
    address,
    jar,
    get cookie() {
      return cookie()
    },
    get: (path: string, asked?: Asked) => ask('GET', path, undefined, asked),
    post: (path: string, body: object | URLSearchParams = {}, asked?: Asked) => ask('POST', path, body, asked),
    signIn: (email: string, secret = password, asked?: Asked) =>
      ask('POST', '/sign-in/email', { email, password: secret }, asked),
  }
}

/** An account with the password above; answers its id. */
export const keepAccount = (email: string, name = 'Maria Lopez') =>
  transaction(() => newAccount({ name, email, password }))
