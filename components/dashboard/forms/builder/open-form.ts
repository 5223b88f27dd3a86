import type { z } from 'zod'
import type { contactForms } from '@/lib/contract/contact-forms'
import type { supportForms } from '@/lib/contract/support-forms'

/** A form as its page brings it, with its numbers. */
export type OpenForm =
  | { kind: 'contact'; form: z.output<typeof contactForms.get.data> }
  | { kind: 'support'; form: z.output<typeof supportForms.get.data> }
