/** Runs one step and tells how long it took: `✓ PostgreSQL ready  0.7 s`. What it answers may become the label. */
export async function step<T>(label: string | ((result: T) => string), work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  console.log(`✓ ${typeof label === 'string' ? label : label(result)}  ${since(started)}`)
  return result
}

/** Seconds since a `performance.now()`, for people. */
export const since = (started: number): string => `${((performance.now() - started) / 1000).toFixed(1)} s`
