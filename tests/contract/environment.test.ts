import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '@/lib/cli/paths'
import { envSchema } from '@/lib/env'

const lines = readFileSync(inRoot('.env.example'), 'utf8').split('\n')
const named = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? [])

test('.env.example names exactly the variables that are read', () => {
  expect(named.toSorted()).toEqual(Object.keys(envSchema.shape).toSorted())
})

test.each(named)('.env.example says what %s is for', (name) => {
  expect(lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1]).toMatch(/^# .{20,}\.$/)
})

test('.env.example holds what counts when nothing is set', () => {
  const given = lines.flatMap((line) => /^([A-Z_]+)=(.+)$/.exec(line)?.slice(1, 3) ?? [])
  const pairs = Object.fromEntries(Array.from({ length: given.length / 2 }, (_, n) => given.slice(2 * n, 2 * n + 2)))
  expect(envSchema.parse(pairs)).toEqual(envSchema.parse({}))
})
