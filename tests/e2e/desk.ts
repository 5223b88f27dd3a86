import { type APIRequestContext, test as base, expect, type Page } from 'playwright/test'
import { newProject } from '@/tests/support/installation'

type Sent = { id: string; data: { [field: string]: unknown }; is_spam: boolean }
type Stats = { views: number; submissions: number }

/** A project of the journey's own, with the ways to make forms and to see what came through them. */
export type Desk = {
  slug: string
  project_id: string
  contact: (fields: object[], more?: object) => Promise<string>
  support: (fields: object[], more?: object) => Promise<string>
  change: (form_id: string, changes: object) => Promise<void>
  submissions: (folder?: 'spam') => Promise<Sent[]>
  stats: (form_id: string) => Promise<Stats>
}

/** `test` with a desk that nobody else stands at. */
export const test = base.extend<{ desk: Desk }>({
  desk: async ({ request }, use, info) => {
    const { project_id, slug, api_key } = await newProject(`Desk ${info.testId}`)
    const ask = asker(request, api_key)
    const at = `/projects/${project_id}`
    await use({
      slug,
      project_id,
      contact: async (fields, more) => {
        const body = { page_id: 'main', name: 'Write to us', email_recipient: 'team@example.com', fields, ...more }
        const { id } = await ask('POST', `${at}/contact-forms`, body)
        return `/p/${slug}/forms/${id}`
      },
      support: async (fields, more) => {
        const { id } = await ask('POST', `${at}/support-forms`, { form_id: 'help', name: 'Get help', fields, ...more })
        return `/p/${slug}/support/forms/${id}`
      },
      change: (form_id, changes) => ask('PUT', `${at}/contact-forms/${form_id}`, changes),
      submissions: (folder) => ask('GET', `${at}/contact-forms/submissions${folder ? '?spam=true' : ''}`),
      stats: async (form_id) => (await ask('GET', `${at}/contact-forms/${form_id}`)).stats,
    })
  },
})

function asker(request: APIRequestContext, api_key: string) {
  return async (method: string, path: string, data?: object) => {
    const answer = await request.fetch(path, { method, headers: { 'X-API-Key': api_key }, ...(data && { data }) })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data
  }
}

const field = (id: string, type: string, label: string, more = {}) => ({ id, type, label, ...more })

/** One field of every type. */
export const everyField = [
  field('name', 'text', 'Your name', { required: true, validation: { min_length: 2, max_length: 40 } }),
  field('email', 'email', 'Your e-mail', { required: true, placeholder: 'ana@example.com' }),
  field('phone', 'tel', 'Phone'),
  field('site', 'url', 'Website'),
  field('seats', 'number', 'How many seats?', { default: '5' }),
  field('start', 'date', 'When?'),
  field('plan', 'select', 'Plan', { options: ['Solo', 'Team'], required: true }),
  field('answer', 'radio', 'How should we answer?', { options: ['By e-mail', 'By phone'], required: true }),
  field('apps', 'checkbox', 'Which apps?', { options: ['Mac', 'Windows', 'Linux'] }),
  field('order', 'text', 'Order number', { placeholder: 'LU-1234', validation: { pattern: 'LU-\\d{4}' } }),
  field('message', 'textarea', 'Your message', { required: true }),
  field('files', 'file', 'Pictures'),
  field('terms', 'checkbox', 'I agree', { required: true }),
  field('source', 'hidden', 'Source', { default: 'website' }),
]

/** What a person writes into it. */
export async function fillEverything(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ana')
  await page.getByLabel('Your e-mail').fill('ana@example.com')
  await page.getByLabel('Phone', { exact: true }).fill('+49 30 123456')
  await page.getByLabel('Website').fill('example.com')
  await page.getByLabel('When?').fill('2026-12-24')
  await page.getByLabel('Plan').selectOption('Team')
  await page.getByRole('radio', { name: 'By phone' }).check()
  await page.getByRole('checkbox', { name: 'Mac' }).check()
  await page.getByRole('checkbox', { name: 'Linux' }).check()
  await page.getByLabel('Order number').fill('LU-4711')
  await page.getByLabel('Your message').fill('Hello,\nmay we have a quote?')
  await page.getByRole('checkbox', { name: 'I agree' }).check()
}

/** What the team then reads; the file is told apart. */
export const everything = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '+49 30 123456',
  site: 'https://example.com',
  seats: '5',
  start: '2026-12-24',
  plan: 'Team',
  answer: 'By phone',
  apps: ['Mac', 'Linux'],
  order: 'LU-4711',
  message: 'Hello,\nmay we have a quote?',
  terms: true,
  source: 'website',
}

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

export const picture = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }
export const webPage = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><p>Hello') }

export { expect }
