import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { guardedLookup, guardedPost } from '@/lib/domain/net/guarded-fetch'
import { isRefused, refusedAddress } from '@/lib/domain/net/refused-address'
import { setEnv } from '@/lib/env'
import { startHttp } from '@/tests/support/http-server'

afterEach(() => setEnv({ WEBHOOK_ALLOW_CIDRS: '' }))

const refused = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://１２７.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest',
  'http://0xa9fea9fe/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://240.0.0.1/',
  'http://168.63.129.16/',
  'http://localhost/',
  'https://LOCALHOST:8080/',
  'http://localhost./',
  'http://db.localhost/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::127.0.0.1]/',
  'http://[::8.8.8.8]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::8.8.8.8]/',
  'http://[64:ff9b:1::1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://[2001::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
]
const nothing = [
  '',
  'example.com',
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://',
  'http://[fe80::1%25eth0]/',
]
const fine = [
  'https://example.com/hook',
  'http://example.com:8080/',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
  'http://[::ffff:8.8.8.8]/',
  'http://172.32.0.1/',
  'http://127.0.0.1.example.com/',
  'http://notlocalhost/',
]

describe('an address that may not be called', () => {
  test.each(refused)('%s', (url) => expect(refusedAddress(url)).toContain('private or internal'))
  test.each(nothing)('“%s”, which is none', (url) => expect(refusedAddress(url)).toContain('web address'))
})

describe('an address that may be called', () => {
  test.each(fine)('%s', (url) => expect(refusedAddress(url)).toBeNull())
})

describe('WEBHOOK_ALLOW_CIDRS', () => {
  test('opens what it names, and nothing else', () => {
    setEnv({ WEBHOOK_ALLOW_CIDRS: '10.0.0.0/8, fd00::/8' })
    expect(refusedAddress('http://10.9.8.7/')).toBeNull()
    expect(refusedAddress('http://[::ffff:10.9.8.7]/')).toBeNull()
    expect(refusedAddress('http://[fd12::1]/')).toBeNull()
    expect(refusedAddress('http://192.168.0.1/')).not.toBeNull()
    expect(refusedAddress('http://localhost/')).not.toBeNull()
  })

  test('never opens metadata services, in any form', () => {
    setEnv({ WEBHOOK_ALLOW_CIDRS: '0.0.0.0/0,::/0' })
    expect(isRefused('127.0.0.1')).toBe(false)
    const never = [
      '169.254.169.254',
      'fd00:ec2::254',
      '168.63.129.16',
      '::ffff:169.254.169.254',
      '64:ff9b::a9fe:a9fe',
      '2002:a9fe:a9fe::1',
    ]
    for (const address of never) expect(isRefused(address), address).toBe(true)
  })

  test('must be ranges', () => {
    setEnv({ WEBHOOK_ALLOW_CIDRS: 'everything' })
    expect(() => refusedAddress('http://10.0.0.1/')).toThrow('WEBHOOK_ALLOW_CIDRS')
  })
})

describe('a post', () => {
  const opened = async (...[answer]: Parameters<typeof startHttp>) => {
    setEnv({ WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' })
    const server = await startHttp(answer)
    onTestFinished(server.stop)
    return server
  }

  test('to a private address makes no connection', async () => {
    const server = await opened(() => ({ status: 200 }))
    setEnv({ WEBHOOK_ALLOW_CIDRS: '' })
    await expect(guardedPost(server.url, '{}')).rejects.toThrow('private or internal')
    expect(server.received).toEqual([])
  })

  test('follows no redirect', async () => {
    const server = await opened(() => ({ status: 302, headers: { Location: '/elsewhere' } }))
    expect((await guardedPost(server.url, '{}')).status).toBe(302)
    expect(server.received).toHaveLength(1)
  })

  test('reads 64 KB of an answer that has no end', async () => {
    const server = await opened(() => ({ status: 200, body: Buffer.alloc(5_000_000, 'a') }))
    expect((await guardedPost(server.url, '{}')).text).toHaveLength(65_536)
  })

  test.each([
    ['never ends', 'after'],
    ['breaks off', 'destroy'],
  ])('has its status, and soon, where the body %s', async (_what, then) => {
    setEnv({ WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' })
    const server = createServer((_request, response) => {
      response.writeHead(202, { 'Content-Length': '100' }).write('thanks')
      if (then === 'destroy') setTimeout(() => response.destroy(), 100)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.closeAllConnections())
    onTestFinished(() => void server.close())
    const started = Date.now()
    const { port } = server.address() as AddressInfo
    expect(await guardedPost(`http://127.0.0.1:${port}`, '{}')).toEqual({ status: 202, text: 'thanks' })
    expect(Date.now() - started).toBeLessThan(4_000)
  })

  test('waits only so long', async () => {
    const server = await opened(() => ({ status: 200, after: 5_000 }))
    await expect(guardedPost(server.url, '{}', {}, { timeout: 300 })).rejects.toThrow(
      'did not answer within 0.3 seconds',
    )
  })

  test('tells when nothing listens', async () => {
    const server = await opened(() => ({ status: 200 }))
    await server.stop()
    await expect(guardedPost(server.url, '{}')).rejects.toThrow('Nothing listens')
  })
})

describe('a name that leads to a private address', () => {
  const resolve = (all: boolean) =>
    new Promise((done, failed) =>
      guardedLookup('localhost', { all }, (error, address) => (error ? failed(error) : done(address))),
    )

  test('is refused when it is resolved', async () => {
    await expect(resolve(true)).rejects.toMatchObject({ code: 'EREFUSEDADDRESS' })
    await expect(resolve(false)).rejects.toMatchObject({ code: 'EREFUSEDADDRESS' })
  })

  test('is resolved to what is opened', async () => {
    setEnv({ WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' })
    expect(await resolve(true)).toEqual([{ address: '127.0.0.1', family: 4 }])
    expect(await resolve(false)).toBe('127.0.0.1')
  })
})
