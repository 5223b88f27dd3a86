import { clock } from './clock'
import type { Args, Endpoint, Page, Reply, Result } from './contract/endpoint'

/** What a page read while it was made: what was asked, what the API would have answered, and when (Unix ms). */
export type Known<E extends Endpoint> = { args: Args<E>; reply: Reply<E>; at: number }

/** Hands what a verb answered to a component in the browser, in the shape of the endpoint that answers it there: what nobody declared is gone, dates are ISO text. */
export function known<const E extends Endpoint>(endpoint: E, args: Args<E>, result: Result<E>): Known<E> {
  return { args, reply: { success: true, ...content(endpoint, result) } as Reply<E>, at: clock.now().getTime() }
}

function content({ data, list }: Endpoint, result: unknown): object {
  if (data) return { data: data.parse(result) }
  if (!list) return {}
  const { rows, total, page, per_page } = result as Page<unknown>
  return { data: rows.map((row) => list.parse(row)), page, per_page, total, total_pages: Math.ceil(total / per_page) }
}
