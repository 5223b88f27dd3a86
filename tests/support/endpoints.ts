import { endpoints } from '@/lib/contract'
import type { Endpoint } from '@/lib/contract/endpoint'

type Row = [name: string, endpoint: Endpoint]

const nameOf = ({ method, path, plain }: Endpoint) => `${method} ${path}${plain === 'text/csv' ? ' as CSV' : ''}`

/** Whether it takes everything about a person. */
export const erases = ({ method, path }: Endpoint) =>
  (method === 'DELETE' && path === '/portal/activity') || path.endsWith('/erase')

const named = (chosen: Endpoint[]): Row[] => chosen.map((endpoint) => [nameOf(endpoint), endpoint])

/** Tables over the whole contract, for `test.each`. What erases the customer whom the records belong to comes last. */
export const everyEndpoint = named(endpoints.toSorted((one, other) => Number(erases(one)) - Number(erases(other))))
export const adminEndpoints = named(endpoints.filter(({ access }) => access === 'admin'))
export const publicEndpoints = named(endpoints.filter(({ access }) => access === 'public'))
/** What customers call with a proof. */
export const customerEndpoints = everyEndpoint.filter(([, { access }]) => access === 'request' || access === 'session')
export const publicReads = named(
  endpoints.filter(({ access, method, file }) => access === 'public' && method === 'GET' && !file),
)

/** Every documented path with the endpoints that share it. */
export const everyPath: [path: string, endpoints: Endpoint[]][] = [...Map.groupBy(endpoints, ({ path }) => path)]
