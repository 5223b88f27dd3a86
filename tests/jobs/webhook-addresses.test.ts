import dns, { type LookupAddress } from 'node:dns'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { db } from '@/lib/db'
import { setEnv } from '@/lib/env'
import { emptyQueues } from '@/tests/support/mail'
import { newProject, type Project } from '@/tests/support/seeds'
import { deliveriesOf, newEvent, newReceiver, newWebhook, work } from '@/tests/support/webhooks'

let project: Project
beforeEach(async () => {
  await emptyQueues()
  project = await newProject()
})

type Rest = [options: object, done: (error: null, addresses: LookupAddress[]) => void]

/** A name server for example.com that says something else each time; answers how often it was asked. */
function nameServer(...answers: string[][]): () => number {
  const { lookup } = dns
  let asked = 0
  const answer = (name: string, ...rest: Rest) => {
    if (!name.endsWith('.example.com')) return Reflect.apply(lookup, dns, [name, ...rest]) // The database's.
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    const [, done] = rest
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  Object.assign(dns, { lookup: answer })
  syncBuiltinESMExports()
  onTestFinished(() => {
    Object.assign(dns, { lookup })
    syncBuiltinESMExports()
  })
  return () => asked
}

/** A receiver at every address of this machine; answers at which it was called. */
async function everywhere() {
  const called: (string | undefined)[] = []
  const server = createServer((request, response) => {
    called.push(request.socket.localAddress)
    response.writeHead(204).end()
  })
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { called, port: (server.address() as { port: number }).port }
}

function open(ranges: string): void {
  setEnv({ WEBHOOK_ALLOW_CIDRS: ranges })
  onTestFinished(() => setEnv({ WEBHOOK_ALLOW_CIDRS: '' }))
}

const inside = 'The name leads to a private or internal address.'

describe('a name', () => {
  test('that leads inside is refused when connecting, though it could be registered', async () => {
    const asked = nameServer(['127.0.0.1'])
    const { called, port } = await everywhere()
    const { id } = await newWebhook(project, `http://hooks.example.com:${port}/`)
    expect(asked()).toBe(0)
    await newEvent(project)
    await work(id)
    expect(await deliveriesOf(project, id)).toMatchObject([
      { state: 'pending', attempts: [{ status: null, error: inside }] },
    ])
    expect(called).toEqual([])
  })

  test('that changes its mind after it was looked at is asked once a try, and what it says is what is called', async () => {
    open('127.0.0.2/32')
    const asked = nameServer(['127.0.0.2'], ['127.0.0.1'])
    const { called, port } = await everywhere()
    const { id } = await newWebhook(project, `http://rebinding.example.com:${port}/`)
    await newEvent(project)
    await work(id)
    expect([asked(), called]).toEqual([1, ['127.0.0.2']])
    await newEvent(project)
    await work(id)
    expect([asked(), called]).toEqual([2, ['127.0.0.2']])
    const [second, first] = await deliveriesOf(project, id)
    expect(first).toMatchObject({ state: 'delivered', attempts: [{ status: 204 }] })
    expect(second).toMatchObject({ state: 'pending', attempts: [{ status: null, error: inside }] })
  })

  test('that leads inside and outside is called outside alone', async () => {
    open('127.0.0.2/32')
    nameServer(['127.0.0.1', '::1', '169.254.169.254', '127.0.0.2'])
    const { called, port } = await everywhere()
    const { id } = await newWebhook(project, `http://both.example.com:${port}/`)
    await newEvent(project)
    await work(id)
    expect(called).toEqual(['127.0.0.2'])
  })

  test.each(['169.254.169.254', '::ffff:169.254.169.254', 'fd00:ec2::254', '64:ff9b::a9fe:a9fe'])(
    'that leads to the metadata address %s is refused, whatever is opened',
    async (address) => {
      open('0.0.0.0/0,::/0')
      nameServer([address])
      const { id } = await newWebhook(project, 'http://metadata.example.com/')
      await newEvent(project)
      await work(id)
      expect(await deliveriesOf(project, id)).toMatchObject([{ attempts: [{ status: null, error: inside }] }])
    },
  )
})

test.each(['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '[::ffff:127.0.0.1]', 'localhost'])(
  '%s, kept when it was open, is not called when it is closed',
  async (host) => {
    const receiver = await newReceiver()
    setEnv({ WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8,::1/128' })
    const { id } = await newWebhook(project, `http://${host}:${new URL(receiver.url).port}/`)
    setEnv({ WEBHOOK_ALLOW_CIDRS: '' })
    await newEvent(project)
    await work(id)
    const attempts = [{ status: null, error: expect.stringContaining('private or internal') }]
    expect(await deliveriesOf(project, id)).toMatchObject([{ state: 'pending', attempts }])
    expect(receiver.received).toEqual([])
    expect((await db.webhook.findUniqueOrThrow({ where: { id } })).failing_since).not.toBeNull()
  },
)
