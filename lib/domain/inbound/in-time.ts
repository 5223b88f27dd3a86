import { Script } from 'node:vm'

const script = new Script('work()')

/** Does work that may take for ever on text that somebody chose, such as another's regular expressions; null when it takes longer than `milliseconds`. */
export function inTime<T>(milliseconds: number, work: () => T): T | null {
  try {
    return script.runInNewContext({ work }, { timeout: milliseconds })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null
    throw error
  }
}
