import type { Endpoint } from '@/lib/contract/endpoint'

/** Under this an endpoint that is only wired knows how to load its contract. */
export const whole = Symbol('whole')

type Wired = Endpoint & { [whole]?: () => Promise<{ [name: string]: Endpoint }>; name?: string }

/** The endpoint with what it takes and gives. */
export async function wholeOf<const E extends Endpoint>(endpoint: E): Promise<E> {
  const { [whole]: load, name = '' }: Wired = endpoint
  return load ? ((await load())[name] as E) : endpoint
}
