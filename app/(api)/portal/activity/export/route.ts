import { activity } from '@/lib/contract/activity'
import { exportActivity } from '@/lib/domain/activity/export-activity'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(activity.export, (_, customer) => exportActivity(customer)),
)
