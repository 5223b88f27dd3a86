import { describe, expect, onTestFinished, test } from 'vitest'
import { projects } from '@/lib/contract/projects'
import { teamProjects } from '@/lib/contract/team-projects'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { createProject } from '@/lib/domain/projects/create-project'
import { mayMakeProjects } from '@/lib/domain/projects/may-make-projects'
import { setEnv } from '@/lib/env'
import { expectRefusal, send } from '@/tests/support/api'
import { upload } from '@/tests/support/files'
import { newProject, newWish } from '@/tests/support/seeds'
import { newMember, newPerson } from '@/tests/support/team'

describe('making a project', () => {
  test('gives it to the team, with a roadmap and without a key; its maker goes on there', async () => {
    const member = await newMember(await newProject(), 'admin')
    const made = await send(teamProjects.create, { member, body: { name: 'Second app' } })
    expect(made.data).toMatchObject({
      name: 'Second app',
      slug: expect.stringMatching(/^second-app/),
      identity_secret: null,
    })
    const { id } = made.data
    expect(await db.api_key.count({ where: { project_id: id } })).toBe(0)
    const body = { project_id: id, title: 'Dark mode', description: 'Please.' }
    expect((await send(wishes.create, { member, body })).status).toBe(201)
    expect((await send(teamProjects.list, { member })).data).toHaveLength(2)
  })

  test('is for owners and admins, where sign-up is closed; no key does it', async () => {
    const project = await newProject()
    for (const role of ['agent', 'viewer'] as const) {
      const member = await newMember(project, role)
      expectRefusal(await send(teamProjects.create, { member, body: { name: 'Mine' } }), 'FORBIDDEN')
    }
    expectRefusal(await send(teamProjects.create, { member: await newPerson(), body: { name: 'Mine' } }), 'FORBIDDEN')
    expectRefusal(await send(teamProjects.create, { key: project.key, body: { name: 'Mine' } }), 'FORBIDDEN')
    expectRefusal(await send(teamProjects.list, { key: project.key }), 'FORBIDDEN')
  })

  test('where sign-up is open, whoever is of no team gets one, and takes no project of anybody', async () => {
    setEnv({ SIGN_UP: 'open' })
    onTestFinished(() => setEnv({ SIGN_UP: 'closed' }))
    const orphan = await newProject()
    const person = await newPerson()
    await send(teamProjects.create, { member: person, body: { name: 'Mine' } })
    expect((await send(teamProjects.list, { member: person })).data).toMatchObject([{ name: 'Mine', role: 'owner' }])
    expectRefusal(await send(projects.get, { member: person, params: { id: orphan.id } }), 'NOT_FOUND')
  })

  test('makes no team for somebody who is of one, or who asks twice at once, where sign-up is open', async () => {
    setEnv({ SIGN_UP: 'open' })
    onTestFinished(() => setEnv({ SIGN_UP: 'closed' }))
    const make = (member: { cookie: string }) => send(teamProjects.create, { member, body: { name: 'Mine' } })
    const project = await newProject()
    for (const role of ['agent', 'viewer'] as const) {
      const member = await newMember(project, role)
      expect(await mayMakeProjects(member.user_id)).toBe(false)
      expectRefusal(await make(member), 'FORBIDDEN')
      expect(await db.member.count({ where: { user_id: member.user_id } })).toBe(1)
    }
    const person = await newPerson()
    expect(await mayMakeProjects(person.user_id)).toBe(true)
    const answers = await Promise.all(Array.from({ length: 4 }, () => make(person)))
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(201))
    expect(await db.member.count({ where: { user_id: person.user_id } })).toBe(1)
  })

  test('with a slug that looks like an id is refused, by the command line too', async () => {
    const project = await newProject()
    const member = await newMember(project, 'owner')
    const slug = project.id
    expectRefusal(await send(teamProjects.create, { member, body: { name: 'Acme', slug } }), 'VALIDATION_ERROR', 'slug')
    await expect(createProject({ name: 'Acme', slug })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  })

  test('with a slug that is taken is refused', async () => {
    const project = await newProject()
    const member = await newMember(project)
    const body = { name: 'Acme', slug: project.slug }
    expectRefusal(await send(teamProjects.create, { member, body }), 'CONFLICT')
    expectRefusal(
      await send(teamProjects.create, { member, body: { ...body, slug: 'A b' } }),
      'VALIDATION_ERROR',
      'slug',
    )
  })
})

describe('deleting a project', () => {
  test('leaves its slugs to its team: another can neither make nor rename a project to them', async () => {
    const [gone, theirs] = [await newProject(), await newProject()]
    const owner = await newMember(gone)
    const stranger = await newMember(theirs)
    const slug = `${gone.slug}-new`
    await send(projects.update, { member: owner, params: { id: gone.id }, body: { slug } })
    await send(teamProjects.remove, { member: owner, params: { id: gone.id }, query: { confirm: 'Acme' } })
    for (const taken of [gone.slug, slug]) {
      const body = { name: 'Acme', slug: taken }
      expectRefusal(await send(teamProjects.create, { member: stranger, body }), 'CONFLICT')
      const renamed = await send(projects.update, {
        member: stranger,
        params: { id: theirs.id },
        body: { slug: taken },
      })
      expectRefusal(renamed, 'CONFLICT', 'slug')
      await expect(createProject(body)).rejects.toMatchObject({ code: 'CONFLICT' })
      await expect(db.project.create({ data: body })).rejects.toThrow()
    }
    const keeper = await newProject()
    const { organization_id } = await db.member.findFirstOrThrow({ where: { user_id: owner.user_id } })
    await db.project.update({ where: { id: keeper.id }, data: { organization_id } })
    const again = await send(teamProjects.create, { member: owner, body: { name: 'Acme', slug } })
    expect([again.status, again.data.slug]).toEqual([201, slug])
    const back = { member: owner, params: { id: keeper.id }, body: { slug: gone.slug } }
    expect((await send(projects.update, back)).status).toBe(200)
  })

  test('is for owners alone, takes its name to the letter, and takes everything with it', async () => {
    const project = await newProject()
    const owner = await newMember(project)
    const admin = await newMember(project, 'admin')
    await newWish(project)
    await upload(project.id)
    const remove = (member: { cookie: string }, confirm: string) =>
      send(teamProjects.remove, { member, params: { id: project.id }, query: { confirm } })
    expectRefusal(await remove(admin, 'Acme'), 'FORBIDDEN')
    expectRefusal(await remove(owner, 'acme'), 'VALIDATION_ERROR', 'confirm')
    expect(await db.wish.count({ where: { project_id: project.id } })).toBe(1)

    expect((await remove(owner, 'Acme')).status).toBe(200)
    expect(await db.project.count({ where: { id: project.id } })).toBe(0)
    expect(await db.file.count({ where: { project_id: project.id } })).toBe(0)
    expectRefusal(await remove(owner, 'Acme'), 'NOT_FOUND')
    expectRefusal(await send(projects.get, { key: project.key, params: { id: project.id } }), 'UNAUTHORIZED')
  })
})

test('who manages reads the identity secret, and nobody below', async () => {
  const project = await newProject()
  for (const [role, told] of [
    ['admin', expect.any(String)],
    ['agent', null],
    ['viewer', null],
  ] as const) {
    const { data } = await send(projects.get, { member: await newMember(project, role), params: { id: project.id } })
    expect(data.identity_secret).toEqual(told)
  }
})
