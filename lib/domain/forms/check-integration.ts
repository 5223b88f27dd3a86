import 'server-only'
import type { Integration } from '@/lib/contract/form-integration'
import { requireCategory } from '@/lib/domain/categories/require-category'
import { refusedAddress } from '@/lib/domain/net/refused-address'
import { invalid } from '@/lib/errors'

type Fields = () => Promise<{ id: string }[]>

/** Refuses an integration that could not work: a category that the project does not have, a field that the form does not have, a receiver on a private or internal address. */
export async function checkIntegration(
  project_id: string,
  integration: Integration | null | undefined,
  fieldsOf: Fields,
): Promise<void> {
  if (integration?.type === 'wishes')
    await requireCategory(project_id, integration.category_id, 'integration.category_id')

  const map = integration && 'field_map' in integration ? Object.entries(integration.field_map ?? {}) : []
  const fields = map.length > 0 ? await fieldsOf() : []
  for (const [role, field] of map) {
    if (!fields.some(({ id }) => id === field))
      throw invalid(`integration.field_map.${role}`, 'is not the id of a field of this form')
  }

  const refusal = integration?.type === 'webhook' && refusedAddress(integration.url)
  if (refusal) throw invalid('integration.url', refusal)
}
