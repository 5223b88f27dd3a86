import 'server-only'
import type { Admin } from '@/lib/caller'
import { mayManage } from '@/lib/domain/team/roles'

/** Whether somebody of the team may read what others could act with: an API key with `write`, and who manages the team. */
export const mayKnowSecrets = (admin: Admin): boolean =>
  admin.by === 'key' ? admin.permission === 'write' : mayManage(admin.role)
