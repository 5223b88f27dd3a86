import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '@/lib/cli/paths'
import { type Env, EnvError, env, envSchema, setEnv } from '@/lib/env'

const lines = readFileSync(inRoot('.env.example'), 'utf8').split('\n')
const named = lines.flatMap((line) => /^([A-Z0-9_]+)=/.exec(line)?.[1] ?? [])

test('.env.example names exactly the variables that are read', () => {
  expect(named.toSorted()).toEqual(Object.keys(envSchema.shape).toSorted())
})

test.each(named)('.env.example says what %s is for', (name) => {
  expect(lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1]).toMatch(/^# .{20,}\.$/)
})

test('.env.example holds what counts when nothing is set', () => {
  const given = lines.flatMap((line) => /^([A-Z0-9_]+)=(.+)$/.exec(line)?.slice(1, 3) ?? [])
  const pairs = Object.fromEntries(Array.from({ length: given.length / 2 }, (_, n) => given.slice(2 * n, 2 * n + 2)))
  expect(envSchema.parse(pairs)).toEqual(envSchema.parse({}))
})

const whsec = `whsec_${Buffer.alloc(24, 1).toString('base64')}`

test.each<[string, Partial<Record<keyof Env, string>>]>([
  ['a reply domain to which no door leads', { INBOUND_EMAIL_DOMAIN: 'reply.example.com' }],
  [
    'a reply domain that is an address',
    { INBOUND_EMAIL_DOMAIN: 'a@example.com', INBOUND_EMAIL_SECRET: 'x'.repeat(32) },
  ],
  ['a short secret for mail', { INBOUND_EMAIL_SECRET: 'x'.repeat(31) }],
  ['Resend’s webhook without its key', { RESEND_WEBHOOK_SECRET: whsec, RESEND_API_KEY: '' }],
  ['a secret that is not Resend’s', { RESEND_WEBHOOK_SECRET: 'secret', RESEND_API_KEY: 're_1' }],
])('%s stops the start with a sentence that names the variable', (_what, values) => {
  setEnv(values)
  try {
    expect(() => env.PORT).toThrow(EnvError)
    expect(() => env.PORT).toThrow(new RegExp(`${Object.keys(values)[0]} (must|needs) `))
  } finally {
    setEnv(Object.fromEntries(Object.keys(values).map((name) => [name, ''])))
  }
})

test('Resend’s webhook and a reply domain in capitals are taken', () => {
  const names = ['RESEND_WEBHOOK_SECRET', 'RESEND_API_KEY', 'INBOUND_EMAIL_DOMAIN']
  setEnv({ RESEND_WEBHOOK_SECRET: whsec, RESEND_API_KEY: 're_1', INBOUND_EMAIL_DOMAIN: 'Reply.Example.com' })
  expect(env.INBOUND_EMAIL_DOMAIN).toBe('reply.example.com')
  setEnv(Object.fromEntries(names.map((name) => [name, ''])))
})
