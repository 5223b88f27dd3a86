import { afterEach, expect, onTestFinished, test } from 'vitest'
import { checkModel } from '@/lib/cli/checks'
import { startHttp } from '@/tests/support/http-server'
import { connectModel, disconnectModel, MODEL_KEY } from '@/tests/support/model-server'

afterEach(disconnectModel)

async function serverThatAnswers(status: number) {
  const server = await startHttp(() => ({ status }))
  onTestFinished(server.stop)
  connectModel(`${server.url}/v1/`)
  return server
}

test('doctor says that no model is connected, which is no fault', async () => {
  disconnectModel()
  expect(await checkModel()).toEqual([{ ok: true, what: expect.stringContaining('no model is connected') }])
})

test.each([200, 404])('doctor says which model is connected when its server answers %i', async (status) => {
  const server = await serverThatAnswers(status)
  expect(await checkModel()).toEqual([{ ok: true, what: `AI replies: scripted at ${new URL(server.url).host}` }])
  expect(server.received).toMatchObject([{ path: '/v1/models', headers: { authorization: `Bearer ${MODEL_KEY}` } }])
})

test('doctor tells that the key is refused, without telling the key', async () => {
  await serverThatAnswers(401)
  const [finding] = await checkModel()
  expect(finding).toMatchObject({ ok: false, what: expect.stringContaining('refuses the key') })
  expect(JSON.stringify(finding)).not.toContain(MODEL_KEY)
})

test('doctor tells that the server does not answer', async () => {
  connectModel()
  expect(await checkModel()).toMatchObject([{ ok: false, what: expect.stringContaining('does not answer') }])
})
