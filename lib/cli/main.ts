import { EnvError } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { stopAll } from './lifetime'

/** Something went wrong that a sentence explains; no stack trace is shown. */
export class Refusal extends Error {}

const explained = [Refusal, EnvError, AppError]

/** Runs an entry of this folder; what fails is told on stderr, what was started is stopped, and the exit code is 1. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(explained.some((kind) => error instanceof kind) ? (error as Error).message : error)
    await stopAll()
    process.exit(1)
  }
}
