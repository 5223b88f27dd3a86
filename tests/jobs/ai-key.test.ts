import { spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { inRoot } from '@/lib/cli/paths'
import { env } from '@/lib/env'
import { askForHelp, newAiProject, outcome } from '@/tests/support/ai'
import { emptyQueues, mailThrough, until } from '@/tests/support/mail'
import { MODEL_KEY, startModel } from '@/tests/support/model-server'

test('the key of the model and what customers write are in no line of a worker’s log, whatever goes wrong', {
  timeout: 120_000,
}, async () => {
  await mailThrough()
  await emptyQueues()
  const scripts = [{ status: 401 }, { status: 400 }, { text: `No: ${MODEL_KEY}` }]
  const model = await startModel((_, count) => scripts[count - 1] ?? { text: MODEL_KEY })
  onTestFinished(model.stop)
  const project = await newAiProject({ mode: 'auto' })
  const texts = ['MARKER-a is broken', 'MARKER-b is broken', 'MARKER-c is broken']
  const requests = []
  for (const text of texts) requests.push(await askForHelp(project, text, { user_email: null }))

  const { DATABASE_URL, APP_SECRET, AI_BASE_URL, AI_MODEL, AI_API_KEY, FRONTDESK_DATA } = env
  const child = spawn(process.execPath, [inRoot('lib/cli/bootstrap.mjs'), 'worker'], {
    env: {
      ...process.env,
      ...{ DATABASE_URL, APP_SECRET, AI_BASE_URL, AI_MODEL, AI_API_KEY, FRONTDESK_DATA },
      LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))

  for (const request of requests)
    await until(async () => (await outcome(project, request)).draft?.state === 'failed', 60)
  expect(output).toContain('AI reply failed')
  expect(output).not.toContain(MODEL_KEY)
  expect(output).not.toContain('MARKER-')
})
