import { projects } from '@/lib/contract/projects'
import { renewIdentitySecret } from '@/lib/domain/projects/identity-secret'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(projects.renewIdentitySecret, async (_, { project_id }) => ({
    identity_secret: await renewIdentitySecret(project_id),
  })),
)
