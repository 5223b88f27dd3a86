import { expect, test } from 'vitest'
import { categories } from '@/lib/contract/categories'
import { comments } from '@/lib/contract/comments'
import { wishes } from '@/lib/contract/wishes'
import { send } from '@/tests/support/api'
import { newCategory, newProject, newWish } from '@/tests/support/seeds'

test('upper case id', async () => {
  const p = await newProject()
  const w = await newWish(p)
  const a = await send(wishes.getPublic, { params: { id: w.id.toUpperCase() } })
  console.log(a.text)
  console.log((await send(wishes.get, { key: p.key, params: { id: w.id.toUpperCase() } })).text)
  console.log((await send(wishes.list, { key: p.key, query: { project_id: p.id.toUpperCase() } })).text)
})
test('cats', async () => {
  const p = await newProject()
  const c = await newCategory(p, { name: 'C++' })
  console.log((await send(categories.create, { key: p.key, body: { project_id: p.id, name: 'C#' } })).text)
  const d = await newCategory(p, { name: 'Other' })
  console.log((await send(categories.update, { key: p.key, params: { id: d.id }, body: { name: '%' } })).text)
  console.log((await send(categories.update, { key: p.key, params: { id: d.id }, body: { name: 'a\\' } })).text)
})
test('page', async () => {
  const p = await newProject()
  const w = await newWish(p)
  console.log((await send(wishes.listPublic, { query: { project_id: p.id, page: '2147483647', per_page: '100' } })).text)
  console.log((await send(comments.list, { query: { wish_id: w.id, page: '2147483647', per_page: '100' } })).text)
  console.log((await send(wishes.listVotes, { key: p.key, params: { id: w.id }, query: { page: '2147483647', per_page: '100' } })).text)
  console.log((await send(wishes.createPublic, { body: { project_id: p.id, title: 'x', description: 'y', author_email: 'nope' } })).text)
  console.log((await send(wishes.createPublic, { body: { project_id: p.id, title: 'x', description: 'y', author_email: ' ' } })).text)
})
