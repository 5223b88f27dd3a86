import { z } from 'zod'
import { endpoint } from './endpoint'
import { text } from './fields'

const tag = 'Letters'
const path = '/portal/letters/unsubscribe'
const query = z.object({
  token: text(2_000).meta({ description: 'Of the link in the letter; it proves the address it went to.' }),
})
const data = z.object({ email: z.string(), letters: z.boolean() }).meta({ id: 'LetterChoice' })

export const letters = {
  unsubscribe: endpoint({
    method: 'POST',
    path,
    access: 'public',
    tag,
    summary: 'Stop letters about wishes',
    description:
      'All of this project’s; also what mail programs call by one click (RFC 8058), whose body is not read. Idempotent.',
    query,
    data,
    errors: ['UNAUTHORIZED'],
  }),
  resubscribe: endpoint({
    method: 'DELETE',
    path,
    access: 'public',
    tag,
    summary: 'Take that back',
    query,
    errors: ['UNAUTHORIZED'],
  }),
}
