import { beforeEach, describe, expect, test } from 'vitest'
import { db, transaction } from '@/lib/db'
import { readMailState } from '@/lib/domain/mail/read-mail-state'
import { jobsOf, letterNow, mailThrough, newLetter } from '@/tests/support/mail'
import { newProject } from '@/tests/support/seeds'

beforeEach(async () => {
  await mailThrough()
})

describe('a letter is put into the outbox', () => {
  test('with the transaction that causes it, and one job', async () => {
    const { id: project_id } = await newProject()
    const id = await transaction(() => newLetter(project_id))
    expect(await letterNow(id)).toMatchObject({ state: 'pending', attempts: 0, project_id })
    expect(await jobsOf(id)).toMatchObject([{ state: 'created' }])
  })

  test('not at all when that rolls back', async () => {
    const { id: project_id } = await newProject()
    let id = ''
    const work = transaction(async () => {
      id = await newLetter(project_id)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await db.letter.count({ where: { project_id } })).toBe(0)
    expect(await jobsOf(id)).toEqual([])
  })

  test('marked as automatic, from MAIL_FROM', async () => {
    await mailThrough({ MAIL_FROM: 'Frontdesk <frontdesk@localhost>' })
    const { id: project_id } = await newProject()
    const letter = await letterNow(await newLetter(project_id))
    expect(letter.from).toBe('"Frontdesk" <frontdesk@localhost>')
    expect(letter.headers).toEqual({ 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' })
  })

  test('from the project when MAIL_FROM is a bare address', async () => {
    await mailThrough({ MAIL_FROM: 'desk@example.com' })
    const { id: project_id } = await newProject()
    await db.project.update({ where: { id: project_id }, data: { name: 'Acme "Tools"\r\nBcc: a@b.c' } })
    const letter = await letterNow(await newLetter(project_id))
    expect(letter.from).toBe('"Acme \\"Tools\\" Bcc: a@b.c" <desk@example.com>')
  })
})

describe('nobody adds a header', () => {
  test('through subject, Reply-To, recipients or headers', async () => {
    const { id: project_id } = await newProject()
    const id = await newLetter(project_id, {
      subject: 'Hi\r\nBcc: eve@example.com\u2028X: 1\u0000',
      reply_to: 'ana@example.com\r\nBcc: eve@example.com',
      to: ['ana@example.com', 'bo@example.com\nBcc: eve@example.com', 'a@b.c, d@e.f', 'ana@example.com'],
      headers: { 'X-Good': 'one\r\nX-Bad: two', 'X Bad': 'three', 'X-Bad\r\nBcc': 'four' },
    })
    const letter = await letterNow(id)
    expect(letter.subject).toBe('Hi Bcc: eve@example.com X: 1')
    expect(letter.reply_to).toBeNull()
    expect(letter.to).toEqual(['ana@example.com'])
    expect(letter.headers).toMatchObject({ 'X-Good': 'one X-Bad: two' })
    expect(Object.keys(letter.headers as object)).toHaveLength(3)
  })

  test('and a letter to nobody is kept as failed, without a job', async () => {
    const { id: project_id } = await newProject()
    const id = await newLetter(project_id, { to: ['nobody'] })
    expect(await letterNow(id)).toMatchObject({ state: 'failed', last_error: expect.stringContaining('address') })
    expect(await jobsOf(id)).toEqual([])
  })
})

test('letters that failed or wait for long are counted, with the newest reason', async () => {
  const { id: project_id } = await newProject()
  const before = await readMailState()
  await newLetter(project_id)
  const slow = await newLetter(project_id)
  await db.letter.update({
    where: { id: slow },
    data: { created_at: new Date(Date.now() - 2 * 3_600_000), last_error: 'The mail server answered: 451 Busy' },
  })
  await newLetter(project_id, { to: [] })
  const after = await readMailState()
  expect([after.failed - before.failed, after.waiting - before.waiting]).toEqual([1, 1])
  expect(after.last_error).toContain('no good e-mail address')
})
