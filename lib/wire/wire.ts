import type { Endpoint } from '@/lib/contract/endpoint'
import { whole } from './whole'

type Sign<E, K extends string> = E extends Record<K, unknown> ? ` ${K}` : ''
type Line<E extends Endpoint> =
  `${E['method']} ${E['path']}${Sign<E, 'multipart'>}${Sign<E, 'plain'>}${Sign<E, 'file'>}${Sign<E, 'team'>}`

/**
 * Endpoints for those who only call them: method, path and what else a call must know, held to the contract by their types, without zod.
 * What an endpoint takes and gives is not in them, though their types say so: whoever checks values with it takes the contract itself, or `wholeOf`.
 */
export function wire<C extends { [name: string]: Endpoint }>(
  lines: { [K in keyof C]: Line<C[K]> },
  load: () => Promise<C>,
): C {
  const wired = Object.entries<string>(lines).map(([name, line]) => {
    const [method, path, ...signs] = line.split(' ')
    return [name, { method, path, ...Object.fromEntries(signs.map((sign) => [sign, true])), [whole]: load, name }]
  })
  return Object.fromEntries(wired)
}
