import 'server-only'
import type { Integration } from '@/lib/contract/form-integration'
import { whereTo } from '@/lib/domain/net/where-to'

/** A form as one of the team reads it: who may know no secrets sees of its webhook's address only where that leads. */
export function formFor<F extends { integration: Integration }>(form: F, knowsSecrets: boolean): F {
  const { integration } = form
  if (knowsSecrets || integration.type !== 'webhook') return form
  return { ...form, integration: { ...integration, url: whereTo(integration.url) } }
}
