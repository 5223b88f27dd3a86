import { setTimeout as sleep } from 'node:timers/promises'

type Task = () => Promise<unknown> | unknown

const tasks: Task[] = []
let stopping: Promise<void> | undefined

const patience = 45_000

/** Has `task` run when this process ends; the last one given runs first. One that hangs is left behind after 45 s. */
export const onStop = (task: Task): void => void tasks.push(task)

/** Undoes everything, once. */
export function stopAll(): Promise<void> {
  stopping ??= undo()
  return stopping
}

/** Ctrl-C and friends end the process in order; asked again a moment later, it ends at once. */
export function stopOnSignals(): void {
  let since = 0
  const asked = async () => {
    if (since && Date.now() - since > 700) process.exit(130)
    if (since) return

    since = Date.now()
    console.log('\nStopping …')
    await stopAll()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked)
}

async function undo(): Promise<void> {
  for (const task of tasks.reverse()) {
    try {
      await Promise.race([task(), sleep(patience, undefined, { ref: false })])
    } catch (error) {
      console.error(error)
    }
  }
}
