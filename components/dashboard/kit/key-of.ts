import type { Endpoint } from '@/lib/contract/endpoint'

/** Under what an endpoint's answers are kept; with `args` one of them, without all. */
export const keyOf = ({ method, path }: Endpoint, args?: object) => (args ? [method, path, args] : [method, path])
