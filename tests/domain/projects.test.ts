import { describe, expect, test } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { supportAccess } from '@/lib/contract/support-access'
import { supportDesk } from '@/lib/contract/support-desk'
import { db } from '@/lib/db'
import { setLettersWanted } from '@/lib/domain/notices/set-letters-wanted'
import { createProject } from '@/lib/domain/projects/create-project'
import { Prisma } from '@/prisma/client/client'
import { send } from '@/tests/support/api'
import { Board, type Step } from '@/tests/support/board'
import { inDataFolder, upload } from '@/tests/support/files'
import { newContactForm, submit, view } from '@/tests/support/forms'
import { changeWish, workNotices } from '@/tests/support/notices'
import { newRecords } from '@/tests/support/records'
import { newCategory, newProject, newWish, type Project } from '@/tests/support/seeds'

/** How many rows of a project each table has. */
async function rowsOf(project_id: string): Promise<{ [table: string]: number }> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'project_id' ORDER BY 1`
  const counts = tables.map(async ({ name }) => {
    const [row] = await db.$queryRaw<
      { count: bigint }[]
    >`SELECT count(*) FROM ${Prisma.raw(`"${name}"`)} WHERE project_id = ${project_id}::uuid`
    return [name, Number(row?.count)]
  })
  return Object.fromEntries(await Promise.all(counts))
}

async function fill(project: Project): Promise<void> {
  const board = await new Board(project.id).fill()
  const steps: Step[] = [
    { do: 'vote', wish: 0, voter: 0 },
    { do: 'vote on behalf', wish: 1, voter: 1 },
    { do: 'say', wish: 0, answering: null },
    { do: 'say', wish: 0, answering: 0 },
    { do: 'merge', wish: 0, into: 1 },
  ]
  for (const step of steps) await board.take(step)
  const category = await newCategory(project)
  const wish = await newWish(project, { category_id: category.id })
  await changeWish(project, wish.id, { status: 'planned' })
  await workNotices(project)
  await setLettersWanted(project.id, 'ana@example.com', false)
  const form = await newContactForm(project, { integration: { type: 'support' } })
  await upload(project.id)
  await view(form)
  await submit(form)
  const records = await newRecords(project)
  const params = { id: records.request_id }
  await send(supportDesk.draft, { key: project.key, params })
  await send(supportDesk.addMessage, { key: project.key, params, body: { content: 'Hello' } })
  await send(licenseKeys.publicKey, { key: project.key, query: { project_id: project.id } })
  await send(supportAccess.sendCode, { body: { project_id: project.id, email: 'ana@example.com' } })
}

inDataFolder()

describe('removing a project', () => {
  test('leaves nothing of it in any table, and everything of the others', async () => {
    const [project, other] = [await newProject(), await newProject()]
    await fill(project)
    await fill(other)
    const before = await rowsOf(project.id)
    expect(before).toEqual(await rowsOf(other.id))
    for (const [table, count] of Object.entries(before)) expect([table, count > 0]).toEqual([table, true])

    await db.project.delete({ where: { id: project.id } })
    expect(await rowsOf(project.id)).toEqual(Object.fromEntries(Object.keys(before).map((table) => [table, 0])))
    expect(await rowsOf(other.id)).toEqual(before)
  })
})

describe('creating a project', () => {
  test('of a name that is taken gives it an address of its own, also when many ask at once', async () => {
    const name = `Acme ${Date.now()}`
    const made = await Promise.all(Array.from({ length: 5 }, () => createProject({ name })))
    expect(new Set(made.map(({ project }) => project.slug)).size).toBe(5)
  })

  test('with a slug that is taken is refused', async () => {
    const { slug } = await newProject()
    await expect(createProject({ name: 'Acme', slug })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(slug),
    })
  })

  test.each(['', ' ', 'x'.repeat(201)])('with the name %j is refused', async (name) => {
    await expect(createProject({ name })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  })

  test.each(['', 'Acme', 'a--b', '-a', 'a b', 'ä', 'x'.repeat(61)])('with the slug %j is refused', async (slug) => {
    await expect(createProject({ name: 'Acme', slug })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  })

  test.each(['日本語', '!!!'])('of the name %j has an address too', async (name) => {
    expect((await createProject({ name })).project.slug).toMatch(/^project/)
  })
})
