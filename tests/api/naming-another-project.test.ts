import { expect, test } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { wishes } from '@/lib/contract/wishes'
import { expectRefusal, send } from '@/tests/support/api'
import { keepLicence } from '@/tests/support/seats'
import { newProject, newWish, nobody, wishNow } from '@/tests/support/seeds'

test('a key is refused where query or body name another project, also where the endpoint would not look', async () => {
  const [mine, other] = [await newProject(), await newProject()]
  const wish = await newWish(mine)
  const params = { id: wish.id }
  expectRefusal(await send(wishes.get, { key: mine.key, params, query: { project_id: other.id } }), 'FORBIDDEN')
  const body = { project_id: other.id, title: 'Not this one' }
  expectRefusal(await send(wishes.update, { key: mine.key, params, body }), 'FORBIDDEN')
  expect((await wishNow(mine, wish.id)).title).toBe(wish.title)
  expect((await send(wishes.update, { key: mine.key, params, body: { ...body, project_id: mine.id } })).status).toBe(
    200,
  )
})

test('a record of another project is 404, whatever is named with it', async () => {
  const [{ key }, other] = [await newProject(), await newProject()]
  const [wish, licence] = [await newWish(other), await keepLicence(other)]
  expectRefusal(await send(wishes.update, { key, params: { id: wish.id }, body: { category_id: nobody } }), 'NOT_FOUND')
  const body = { end_user_id: nobody }
  expectRefusal(await send(licenseKeys.update, { key, params: { id: licence.id }, body }), 'NOT_FOUND')
})
