import { afterEach, expect, test } from 'vitest'
import { holdDataSecret, unwrapSecret, wrapSecret } from '@/lib/data-secret'
import { env, setEnv } from '@/lib/env'
import { keyedHash, seal, unseal } from '@/lib/secret'

const { APP_SECRET } = env
const other = 'another secret of thirty-two characters'

afterEach(() => {
  setEnv({ APP_SECRET })
  holdDataSecret(APP_SECRET)
})

test('what is sealed opens under the same data secret, whatever APP_SECRET has become meanwhile', async () => {
  holdDataSecret('of the data')
  const [sealed, hashed] = [await seal('webhook', 'whsec_1'), keyedHash('voter', 'ana')]
  setEnv({ APP_SECRET: other })
  expect(await unseal('webhook', sealed)).toBe('whsec_1')
  expect(keyedHash('voter', 'ana')).toBe(hashed)
})

test('and not under another one', async () => {
  holdDataSecret('of the data')
  const [sealed, hashed] = [await seal('webhook', 'whsec_1'), keyedHash('voter', 'ana')]
  holdDataSecret('of other data')
  await expect(unseal('webhook', sealed)).rejects.toThrow()
  expect(keyedHash('voter', 'ana')).not.toBe(hashed)
})

test('a wrapped data secret opens under its APP_SECRET alone, and shows nothing of either', async () => {
  const wrapped = await wrapSecret('of the data', APP_SECRET)
  expect(await unwrapSecret(wrapped, APP_SECRET)).toBe('of the data')
  expect(await unwrapSecret(wrapped, other)).toBeNull()
  // The first letter of the tag: in the last one there are bits that mean nothing.
  const tag = wrapped.lastIndexOf('.') + 1
  const flipped = wrapped.slice(0, tag) + (wrapped[tag] === 'A' ? 'B' : 'A') + wrapped.slice(tag + 1)
  expect(await unwrapSecret(flipped, APP_SECRET)).toBeNull()
  expect(wrapped).not.toContain(Buffer.from('of the data').toString('base64url'))
})
