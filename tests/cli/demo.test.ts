import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inRoot } from '@/lib/cli/paths'
import { overview } from '@/lib/contract/overview'
import { projects } from '@/lib/contract/projects'
import { db } from '@/lib/db'
import { countRecords } from '@/lib/domain/tally/count-records'
import { countWaitlist } from '@/lib/domain/waitlist/count-waitlist'
import { send } from '@/tests/support/api'

/** Runs the command line on this worker's database. */
const frontdesk = (...args: string[]) =>
  spawnSync(process.execPath, [inRoot('lib/cli/bootstrap.mjs'), 'frontdesk', ...args], { encoding: 'utf8' }).stdout

test('demo remove finds the demo project whatever it is called by then', { timeout: 120_000 }, async () => {
  await db.project.deleteMany({ where: { is_demo: true } }) // Another test of this worker may have made one.
  const { project_id, api_key: key } = JSON.parse(frontdesk('demo', 'create', '--json'))
  const where = { project_id }
  expect(await countWaitlist(project_id)).toBe(await db.waitlist_entry.count({ where }))
  expect(await countRecords('license_key', project_id)).toBe(await db.license_key.count({ where }))
  const alive = await send(overview.get, { key, query: { project_id, days: '30' } })
  expect(alive.data.needs).toMatchObject({ unread: 3, spam: 1, waiting_longest: { user_name: 'Priya Raman' } })
  const sum = (of: 'requests' | 'submissions' | 'views') => alive.data.days.reduce((all, day) => all + day[of], 0)
  expect([sum('requests'), sum('submissions'), sum('views') > 200]).toEqual([8, 8, true])
  const body = { name: 'Ours', settings: { language: 'de' } }
  const { status } = await send(projects.update, { key, params: { id: project_id }, body })
  expect(status).toBe(200)
  frontdesk('project', 'update', '--project', project_id, '--support-email', 'help@example.com')
  expect(frontdesk('demo', 'remove')).toBe('The demo project is gone.\n')
  expect(await db.project.count({ where: { id: project_id } })).toBe(0)
  expect(frontdesk('demo', 'remove')).toBe('There is no demo project.\n')
})
