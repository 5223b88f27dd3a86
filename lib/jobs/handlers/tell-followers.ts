import 'server-only'
import { tellFollowers } from '@/lib/domain/notices/tell-followers'
import type { Handler } from '@/lib/jobs/handler'

/** Writes the letters about a project's wishes whose status has changed. */
export const tellFollowersJob: Handler<'tell_followers'> = ({ project_id, noted_at }, { signal }) =>
  tellFollowers({ project_id, noted_at: noted_at === null ? null : new Date(noted_at) }, signal)
