/** What is edited, what it was, and what was undone. `mark` names the last step, so that one word typed is one step. */
export type History<T> = { past: T[]; now: T; future: T[]; mark: string | null }

const LONGEST = 200

export const began = <T>(now: T): History<T> => ({ past: [], now, future: [], mark: null })

/** A step further; one with the same mark as the last goes on with that. */
export function step<T>({ past, now, mark: last }: History<T>, next: T, mark: string | null = null): History<T> {
  const same = mark !== null && mark === last
  return { past: same ? past : [...past, now].slice(-LONGEST), now: next, future: [], mark }
}

/** A step back. */
export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], mark: null }
}

/** What was undone, again. */
export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.now], now: next, future, mark: null }
}
