import { z } from 'zod'
import { text } from './fields'

const MIB = 1024 * 1024

/** A file beside a message or in a form: what `POST /portal/files/upload` answered, or a file elsewhere, which is never fetched. */
export const Attachment = z
  .object({
    name: text(255).meta({ example: 'screenshot.png' }),
    mime_type: text(200).meta({ example: 'image/png' }),
    size: z
      .int()
      .min(0)
      .max(1024 * MIB)
      .meta({ description: 'Bytes', example: 48_213 }),
    url: z
      .string()
      .trim()
      .max(2_000)
      .refine(
        (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
        'must be one of our file addresses or an https address',
      )
      .meta({ format: 'uri' }),
  })
  .meta({ id: 'Attachment' })
export type Attachment = z.output<typeof Attachment>

/** What a `file` field takes. */
export const Files = z.array(Attachment).max(10, 'must be at most 10 files')
