import { expect, test } from 'vitest'
import { env } from '@/lib/env'
import { drift } from '@/prisma/migrate'

test('the migrations lead to the schema, with nothing left over', async () => {
  expect(await drift(env.DATABASE_URL)).toBe('')
})
