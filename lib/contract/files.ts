import { z } from 'zod'
import { Attachment } from './attachment'
import { endpoint } from './endpoint'
import { Id } from './fields'

const tag = 'Files'

/** The most that one file may have, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024

export const files = {
  upload: endpoint({
    method: 'POST',
    path: '/portal/files/upload',
    access: 'public',
    tag,
    summary: 'Upload a file',
    description: `For the \`attachments\` of a message, a request or a submission: send what this answers there within 24 hours, or the file goes.
The type is read from the content, never from the name: images, PDF, text, Office documents, archives, audio and video pass; programs, scripts, HTML and SVG do not. A name whose ending does not fit the content gets one that does.`,
    multipart: true,
    body: z.object({
      file: z.file().min(1, 'must not be empty').meta({ description: '10 MiB at most', example: '(bytes)' }),
      project_id: Id,
    }),
    data: Attachment,
    creates: true,
  }),
  download: endpoint({
    method: 'GET',
    path: '/portal/files/{id}/{name}',
    access: 'public',
    tag,
    summary: 'Download a file',
    description:
      'The `url` of an attachment: signed, good for about a day, made anew whenever the attachment is shown. Takes `Range`. Forged and expired ones are 404.',
    params: z.object({ id: Id, name: z.string() }),
    query: z.object({
      expires: z.string().default('').meta({ description: 'Unix time in seconds', example: '1795176000' }),
      signature: z.string().default(''),
    }),
    file: true,
  }),
}
