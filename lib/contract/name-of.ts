import type { Endpoint } from './endpoint'
import { contract } from './index'

const names = new Map(
  Object.entries(contract).flatMap(([resource, all]) =>
    Object.entries(all).map(([name, endpoint]): [Endpoint, string] => [endpoint, `${resource}.${name}`]),
  ),
)

/** An endpoint's name in the contract, such as `licenseKeys.revoke`. */
export const nameOf = (endpoint: Endpoint): string => names.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`
