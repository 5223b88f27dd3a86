import { clock } from '@/lib/clock'

export const SECOND = 1000
export const HOUR = 3_600 * SECOND
export const DAY = 24 * HOUR

/** Does `work` as if it were so many milliseconds later. */
export async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const { now } = clock
  clock.now = () => new Date(now().getTime() + milliseconds)
  try {
    return await work()
  } finally {
    clock.now = now
  }
}
