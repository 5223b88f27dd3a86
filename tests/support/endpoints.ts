import { endpoints } from '@/lib/contract'
import type { Endpoint } from '@/lib/contract/endpoint'

type Row = [name: string, endpoint: Endpoint]

const named = (chosen: Endpoint[]): Row[] => chosen.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint])

/** Tables over the whole contract, for `test.each`. */
export const everyEndpoint = named(endpoints)
export const adminEndpoints = named(endpoints.filter(({ access }) => access === 'admin'))
export const publicEndpoints = named(endpoints.filter(({ access }) => access === 'public'))
export const publicReads = named(endpoints.filter(({ access, method }) => access === 'public' && method === 'GET'))

/** Every documented path with the endpoints that share it. */
export const everyPath: [path: string, endpoints: Endpoint[]][] = [...Map.groupBy(endpoints, ({ path }) => path)]
