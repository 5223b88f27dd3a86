import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, expect, type Page } from 'playwright/test'
import { visitorCookie } from '@/components/portal/vote/visitor'
import { newProject } from '@/tests/support/installation'

/** A waitlist of the journey's own. */
export type Line = {
  path: string
  /** An address that nobody else stands there with. */
  email: string
  /** Lets others take the next places. */
  others: (count: number) => Promise<void>
  set: (settings: object) => Promise<void>
  parts: (parts: object) => Promise<void>
  place: (email: string) => Promise<number | null>
  /** Takes the next place as the one whose browser this is. */
  joinAs: (page: Page, email: string) => Promise<void>
  leave: (email: string) => Promise<void>
}

/** `test` with a line that nobody else stands in. */
export const test = base.extend<{ line: Line }>({
  line: async ({ request, baseURL }, use, info) => {
    const { project_id, slug, api_key } = await newProject(`Line ${info.testId}`)
    const project = `/api/v1/projects/${project_id}`
    const ask = async (method: string, path: string, data?: object, key = false) => {
      const headers: { [name: string]: string } = key ? { 'X-API-Key': api_key } : {}
      const answer = await request.fetch(project + path, { method, headers, ...(data && { data }) })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.json()).data
    }
    let number = 0
    await use({
      path: `/p/${slug}/waitlist`,
      email: `ana-${info.testId}@example.com`,
      others: async (count) => {
        for (const last = number + count; number < last; number += 1)
          await ask('POST', '/wishlist/join', { email: `other-${number}@example.com` })
      },
      set: async (settings) => {
        await ask('PATCH', '', { settings }, true)
      },
      parts: async (parts) => {
        await ask('PUT', '/customization', { parts }, true)
      },
      place: async (email) => (await ask('GET', `/wishlist/status?email=${encodeURIComponent(email)}`)).position,
      joinAs: async (page, email) => {
        const fingerprint = crypto.randomUUID().replaceAll('-', '')
        await page.context().addCookies([{ name: visitorCookie, value: fingerprint, url: baseURL ?? '' }])
        await ask('POST', '/wishlist/join', { email, fingerprint })
      },
      leave: async (email) => {
        await ask('DELETE', '/wishlist/leave', { email })
      },
    })
  },
})

/** The link of this kind in the newest letter to an address that has one; waits until it has been written. */
export async function mailedLink(email: string, purpose: 'confirm' | 'undo'): Promise<string> {
  const folder = join(process.env.FRONTDESK_DATA ?? '.data', 'outbox')
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(200)) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((each) => !each.startsWith('.')).reverse()) {
      const { to, text } = JSON.parse(await readFile(join(folder, name), 'utf8'))
      const link = new RegExp(`https?://\\S+[?&]${purpose}=wlt_[\\w-]+`).exec(text)?.[0]
      if (link && to.includes(email)) return link
    }
  }
  throw new Error(`No letter to ${email} with a link to ${purpose} came.`)
}

export { expect }
