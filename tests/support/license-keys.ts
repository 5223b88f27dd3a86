import { licenseKeys } from '@/lib/contract/license-keys'
import { send } from './api'
import type { Project } from './seeds'

type Fields = { [name: string]: unknown }

/** A licence of a project, minted by the team through the API: with its key. */
export async function newLicenseKey({ id, key }: Pick<Project, 'id' | 'key'>, fields: Fields = {}) {
  return (await send(licenseKeys.create, { key, body: { project_id: id, ...fields } })).data
}
