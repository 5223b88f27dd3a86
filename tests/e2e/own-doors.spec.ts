import { type Browser, expect, type Page, type Route, test } from 'playwright/test'
import { MODEL_KEY, type Script, startModel } from '@/tests/support/model-server'
import { startProvider } from '@/tests/support/oidc-server'
import { problems } from './axe'
import { linkTo } from './letters'
import { OwnInstallation } from './own-installation'

const password = 'three small grey cats'
const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`

/** One installation for all of these, with the doors that the others keep shut: everybody may sign up, there is a provider, and a model. */
test.describe.configure({ mode: 'serial' })

let own: OwnInstallation
let url: string
let provider: Awaited<ReturnType<typeof startProvider>>
let model: Awaited<ReturnType<typeof startModel>>
let says: Script = { status: 404 }

test.beforeAll(async () => {
  own = new OwnInstallation('own-doors')
  provider = await startProvider()
  model = await startModel(() => says)
  ;({ url } = await own.start({ SIGN_UP: 'open', OIDC_NAME: 'Sign in with Acme' }))
})
test.afterAll(async () => {
  await own.end()
  await model.stop()
  await provider.stop()
})

const newPage = async (browser: Browser) => (await browser.newContext({ baseURL: url })).newPage()

/** Somebody comes in through the provider, whose page asks nothing but to be pressed; who has no project yet comes to their list. */
async function comeIn(page: Page, email: string, to = /\/dashboard\/projects$/): Promise<void> {
  await page.route(`${provider.url}/authorize*`, async (route: Route) => {
    const asked = route.request().url()
    const back = await provider.signIn(asked, { sub: email, email })
    const to = `${new URL(asked).searchParams.get('redirect_uri')}?${back}`.replaceAll('&', '&amp;')
    await route.fulfill({ contentType: 'text/html', body: `<a href="${to}">Continue as ${email}</a>` })
  })
  await page.goto('/dashboard/sign-in')
  await page.getByRole('button', { name: 'Sign in with Acme' }).click()
  await page.getByRole('link', { name: `Continue as ${email}` }).click()
  await expect(page).toHaveURL(to)
}

/** Asks the API as the page does, with the session that it has. */
async function ask(page: Page, method: string, path: string, data: object) {
  const answer = await page.request.fetch(path, { method, data, headers: { Origin: url } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

test('somebody makes an account, which the letter and the password open together, and a project of their own', async ({
  browser,
}) => {
  const page = await newPage(browser)
  const email = newEmail('eve')
  await page.goto('/dashboard/sign-in')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Your name').fill('Eve')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('We have sent you a letter.', { exact: false })).toBeVisible()
  await page.goto('/dashboard/projects')
  await expect(page).toHaveURL(/\/dashboard\/sign-in/)

  await page.goto(await linkTo(email, /\S+\/dashboard\/sign-in\?confirm=\S+/, own.data))
  await expect(page.getByText('and your address is confirmed.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Eve’s app')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
})

test('somebody comes in through the provider, and stays who they are the next time', async ({ browser }) => {
  const email = newEmail('ana')
  const page = await newPage(browser)
  await comeIn(page, email)
  await ask(page, 'POST', '/api/v1/projects', { name: 'By single sign-on' })

  const other = await newPage(browser)
  await comeIn(other, email, /\/dashboard\/p\/by-single-sign-on$/)
  await expect(other.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
})

test('a draft of the model shows what it rests on, is edited, and goes out when somebody of the team says so', async ({
  browser,
}) => {
  const page = await newPage(browser)
  await comeIn(page, newEmail('bo'))
  const { id: project_id, slug } = await ask(page, 'POST', '/api/v1/projects', { name: 'Lamp' })
  const post = (path: string, data: object) => ask(page, 'POST', path, { project_id, ...data })
  const { id: collection_id } = await post('/api/v1/help/collections', { name: 'How it works', is_live: true })
  const { id: flow_id } = await post('/api/v1/help/flows', { collection_id, name: 'First steps' })
  const quote = 'If no mail arrives, look into the spam folder'
  const article = { flow_id, title: 'Change your password', content: `Press “Forgot password”. ${quote}.` }
  const { id: article_id } = await post('/api/v1/help/articles', { ...article, is_published: true })
  await ask(page, 'PUT', `/projects/${project_id}/support-ai-reply`, { enabled: true })

  const sentence = 'Please look into the spam folder.'
  says = { reply: sentence, citations: [{ sentence, quote, article_id }] }
  const description = 'I forgot my password and the mail with the link does not arrive'
  await post('/portal/support-requests', { description, user_email: newEmail('customer') })
  await page.goto(`/dashboard/p/${slug}/inbox/1`)
  const draft = page.getByRole('region', { name: 'Draft' })
  await expect(draft.getByText('rests on your help articles')).toBeVisible()
  await expect(draft.getByText(sentence).first()).toBeVisible()
  await draft.getByText('1 source').click()
  await expect(draft.getByText(quote, { exact: true })).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await page.content()).not.toContain(MODEL_KEY)

  await draft.getByRole('button', { name: 'Edit' }).click()
  const box = page.getByRole('textbox', { name: 'Your reply to the customer' })
  await expect(box).toHaveValue(sentence)
  await box.fill(`${sentence} It hides there.`)
  await page.getByRole('button', { name: 'Send reply' }).click()
  const letters = page.getByRole('list', { name: 'Letters' }).getByRole('article')
  await expect(letters.filter({ hasText: 'It hides there.' })).toBeVisible()
  await expect(draft).toHaveCount(0)
})
