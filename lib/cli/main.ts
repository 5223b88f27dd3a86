import { EnvError } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { stopAll } from './lifetime'

/** Something went wrong that a sentence explains; no stack trace is shown. */
export class Refusal extends Error {}

/** Runs an entry of this folder; what fails is told on stderr, what was started is stopped, and the exit code is 1. */
export async function main(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(sentence(error) ?? error)
    await stopAll()
    process.exit(1)
  }
}

/** The same for an entry that is done when `work` is: nothing that still ticks somewhere keeps the process. */
export const command = (work: () => Promise<unknown>): Promise<void> =>
  main(async () => {
    await work()
    process.exit()
  })

const unreachable: { [code: string]: string } = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the password is wrong',
  '28000': 'it does not let this user in',
  '3D000': 'there is no such database; create it first',
}

function sentence(error: unknown): string | undefined {
  if (error instanceof Refusal || error instanceof EnvError || error instanceof AppError) return error.message
  const reason = unreachable[(error as { code?: string } | null)?.code ?? '']
  return reason && `PostgreSQL at DATABASE_URL cannot be used: ${reason}.`
}
