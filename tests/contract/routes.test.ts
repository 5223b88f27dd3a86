import { describe, expect, test } from 'vitest'
import { endpoints } from '@/lib/contract'
import { isOpen } from '@/lib/http/cors'
import { ask } from '@/tests/support/api'
import { everyEndpoint, everyPath } from '@/tests/support/endpoints'
import { routePaths, type Verb } from '@/tests/support/routes'

describe('every promise is kept by a file', () => {
  test.each(everyEndpoint)('%s is answered by the route file of its path', async (_name, { method, path }) => {
    expect(routePaths).toContain(path)
    expect((await ask(method, path)).status).not.toBe(405)
  })

  test('no two endpoints share a method, a path and a media type', () => {
    const names = everyEndpoint.map(([name]) => name)
    expect(names).toEqual([...new Set(names)])
  })
})

test('every route file is promised by the contract', () => {
  const promised = endpoints.map(({ path }) => path)
  expect(routePaths.filter((path) => !promised.includes(path))).toEqual(['/api/missing'])
})

describe.each(everyPath)('%s', (path, served) => {
  const methods = [...new Set(served.map(({ method }) => method as string))]
  const answered = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  const open = served.filter(isOpen).map(({ method }) => method as string)
  const allowed = (headers: Headers, name = 'allow') => headers.get(name)?.split(', ').sort()

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !answered.includes(method)))(
    '%s is 405 and names the methods there are',
    async (method) => {
      const { status, error, headers } = await ask(method as Verb, path)
      expect(status).toBe(405)
      if (method !== 'HEAD') expect(error.code).toBe('METHOD_NOT_ALLOWED')
      expect(allowed(headers)).toEqual(answered.sort())
    },
  )

  test(
    open.length > 0 ? 'a preflight from any origin is allowed the open methods' : 'a preflight is allowed nothing',
    async () => {
      const asked = { Origin: 'https://app.example', 'Access-Control-Request-Method': 'POST' }
      const { status, headers, text } = await ask('OPTIONS', path, { headers: asked })
      expect([status, text]).toEqual([204, ''])
      expect(allowed(headers)).toEqual(answered.sort())
      expect(headers.get('access-control-allow-origin')).toBe(open.length > 0 ? '*' : null)
      expect(allowed(headers, 'access-control-allow-methods')).toEqual(open.length > 0 ? open.sort() : undefined)
      if (open.length > 0) expect(headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
    },
  )
})
