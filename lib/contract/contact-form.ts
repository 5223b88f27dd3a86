import { z } from 'zod'
import { Email, maybeText, text } from './fields'
import { Integration, IntegrationInput } from './form-integration'
import { FormStats, formInput, formRecord } from './forms'

const formFields = { id: z.string(), page_id: z.string(), ...formRecord }

const adminFields = {
  ...formFields,
  email_recipient: z.string(),
  email_subject: z.string().nullable(),
  integration: Integration,
}

/** A contact form as its administrators see it. */
export const ContactForm = z.object(adminFields).meta({ id: 'ContactForm' })
export type ContactForm = z.output<typeof ContactForm>

/** The same with its numbers. */
export const ContactFormWithStats = z.object({ ...adminFields, stats: FormStats }).meta({ id: 'ContactFormWithStats' })

/** A contact form as everybody may see it. */
export const PublicContactForm = z.object(formFields).meta({ id: 'PublicContactForm' })
export type PublicContactForm = z.output<typeof PublicContactForm>

/** One address or several with commas between, kept as given. */
const Recipients = z
  .string()
  .trim()
  .max(2_000)
  .refine(
    (value) => value.split(',').every((each) => Email.safeParse(each).success),
    'must be an e-mail address, or several with commas between',
  )
  .refine((value) => value.split(',').length <= 50, 'must be at most 50 addresses')
  .meta({ example: 'team@example.com' })

/** What a contact form is made of and changed by. */
export const contactFormInput = {
  name: text(200).meta({ example: 'Contact us' }),
  email_recipient: Recipients,
  email_subject: maybeText(200),
  ...formInput,
  integration: IntegrationInput.nullish(),
}
