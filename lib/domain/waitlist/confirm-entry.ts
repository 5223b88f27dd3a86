import 'server-only'
import type { Visitor } from '@/lib/caller'
import { useToken } from './use-token'

/** Confirms the address that a letter went to, as often as it is asked; the friend who sent them moves up. Who has left stays so. */
export const confirmEntry = (visitor: Visitor, project_id: string, token: string) =>
  useToken(visitor, { project_id, token, purpose: 'confirm' }, async () => null)
