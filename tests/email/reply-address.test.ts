import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readReplyAddress, replyAddress } from '@/lib/email/reply-address'
import { setEnv } from '@/lib/env'
import { openDoor, replyDomain } from '@/tests/support/inbound'

beforeAll(() => openDoor())
afterAll(() => setEnv({ INBOUND_EMAIL_DOMAIN: '', INBOUND_EMAIL_SECRET: '' }))

const project_id = randomUUID()
const made = (id: string, of = project_id) => replyAddress({ id, project_id: of }) ?? ''

describe('a reply address', () => {
  test('leads back to every request, in lower case, with a local part that every mail server takes', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const address = made(id)
        expect(address).toMatch(/^r-[0-9a-v]{26}-[0-9a-v]{16}@reply\.example\.com$/)
        expect(address.indexOf('@')).toBeLessThanOrEqual(64)
        const read = readReplyAddress(address)
        expect(read?.id).toBe(id)
        expect(read?.isOf(project_id)).toBe(true)
      }),
    )
  })

  test('means the same in capitals', () => {
    const id = randomUUID()
    expect(readReplyAddress(made(id).toUpperCase())?.isOf(project_id)).toBe(true)
  })

  test('is of no other project, and is not proven once any of its characters is changed', () => {
    const id = randomUUID()
    const address = made(id)
    expect(readReplyAddress(address)?.isOf(randomUUID())).toBe(false)
    for (let at = 2; at < address.indexOf('@'); at += 1) {
      const other = address[at] === '0' ? '1' : '0'
      const forged = `${address.slice(0, at)}${other}${address.slice(at + 1)}`
      expect(readReplyAddress(forged)?.isOf(project_id) ?? false, forged).toBe(false)
    }
  })

  test('with another request’s proof is not proven', () => {
    const [one, two] = [made(randomUUID()), made(randomUUID())]
    const mixed = `${one.slice(0, 29)}${two.slice(29)}`
    expect(readReplyAddress(mixed)?.isOf(project_id)).toBe(false)
  })

  test.each([
    ['elsewhere', () => made(randomUUID()).replace(replyDomain, 'example.com')],
    ['with two domains', () => `${made(randomUUID())}@example.com`],
    ['that is too short', () => made(randomUUID()).replace(/^r-./, 'r-')],
    ['of a number that no id has', () => `r-${'v'.repeat(26)}-${'0'.repeat(16)}@${replyDomain}`],
    ['of a person', () => `ana@${replyDomain}`],
    ['that is empty', () => ''],
  ])('%s is none', (_what, address) => {
    expect(readReplyAddress(address())).toBeNull()
  })

  test('is not made where no mail is taken in', () => {
    setEnv({ INBOUND_EMAIL_DOMAIN: '' })
    expect(replyAddress({ id: randomUUID(), project_id })).toBeNull()
    expect(readReplyAddress(`r-${'0'.repeat(26)}-${'0'.repeat(16)}@`)).toBeNull()
    openDoor()
  })
})
