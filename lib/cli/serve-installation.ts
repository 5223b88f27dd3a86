import { env } from '@/lib/env'
import { banner } from './banner'
import { build } from './build'
import { demoShown, firstRunLink, seedOnFirstStart } from './first-start'
import { openInstallation } from './installation'
import { onStop, stopOnSignals } from './lifetime'
import { step } from './steps'

/** Brings up everything, serves, and tells where; returns while the server runs on. */
export async function serveInstallation({ dev }: { dev: boolean }): Promise<void> {
  stopOnSignals()
  await openInstallation()

  // What is used here is let go before the app makes its own: Prisma's errors are told apart by class.
  const { disconnect } = await import('@/lib/db')
  const demo = await seedOnFirstStart()
  const link = await firstRunLink()
  await disconnect()

  if (!dev) await step((built) => (built ? 'Built' : 'Build up to date'), build)
  onStop(disconnect)
  const running = await step('Serving', async () => {
    const { serve } = await import('./server')
    return serve({ dev, host: env.HOST, port: env.PORT })
  })
  const stopWorker = await workHere()
  onStop(() => Promise.all([running.stop(), stopWorker()]))
  console.log(banner(demo, link))
  if (demo) await demoShown()
}

/** The worker shares this process and its database connections with the app, unless WORKER=off. Answers how to stop it. */
async function workHere(): Promise<() => Promise<void>> {
  if (env.WORKER === 'off') return async () => undefined
  const { startWorker, stopWorker } = await import('@/lib/jobs/worker')
  await startWorker()
  return stopWorker
}
