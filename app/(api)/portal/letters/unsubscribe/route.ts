import { letters } from '@/lib/contract/letters'
import { chooseLetters } from '@/lib/domain/notices/choose-letters'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(letters.unsubscribe, ({ query }, visitor) => chooseLetters(visitor, query.token, false)),
  serve(letters.resubscribe, ({ query }, visitor) => chooseLetters(visitor, query.token, true)),
)
