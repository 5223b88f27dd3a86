import { activity } from '@/lib/contract/activity'
import { chooseLetters } from '@/lib/domain/activity/choose-letters'
import { eraseActivity } from '@/lib/domain/activity/erase-activity'
import { getActivity } from '@/lib/domain/activity/get-activity'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(activity.get, (_, customer) => getActivity(customer)),
  serve(activity.letters, ({ body }, customer) => chooseLetters(customer, body.letters)),
  serve(activity.erase, ({ body }, customer) => eraseActivity(customer, body.email)),
)
