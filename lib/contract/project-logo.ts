import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id } from './fields'
import { Customization } from './portal'

const tag = 'Projects'
const path = '/api/v1/projects/{id}/logo'
const params = z.object({ id: Id })

/** The most that a logo may have, in bytes. */
export const MOST_LOGO_BYTES = 512 * 1024

export const projectLogo = {
  upload: endpoint({
    method: 'POST',
    path,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Upload a logo',
    description:
      'PNG, JPEG or WebP of up to 512 KiB, best square; the type is read from the content. It takes the place of the one before, and `logo_url` becomes its address.',
    params,
    multipart: true,
    body: z.object({
      file: z.file().min(1, 'must not be empty').meta({ description: '512 KiB at most', example: '(bytes)' }),
    }),
    data: Customization,
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Remove the logo',
    description: 'The first letter of the name stands in its place. Without a logo nothing happens.',
    params,
  }),
  show: endpoint({
    method: 'GET',
    path: '/portal/projects/{id}/logo',
    access: 'public',
    tag,
    summary: 'Read a project’s logo',
    description: 'The picture that was uploaded. `v` names its version, and has it kept for a year.',
    params,
    query: z.object({ v: z.string().max(64).optional().meta({ example: '3f2a9c04' }) }),
    file: true,
  }),
}
