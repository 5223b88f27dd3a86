import { categories } from './categories'
import { comments } from './comments'
import type { Endpoint } from './endpoint'
import { portal } from './portal'
import { service } from './service'
import { votes } from './votes'
import { wishes } from './wishes'

/** Every resource of the API. */
export const contract = { wishes, votes, categories, comments, portal, service }

/** Every endpoint of the API. */
export const endpoints: Endpoint[] = Object.values(contract).flatMap((resource): Endpoint[] => Object.values(resource))
