import { z } from 'zod'
import { endpoint } from './endpoint'
import { Email, Id } from './fields'

const tag = 'Project data'
const path = '/api/v1/projects/{id}'
const params = z.object({ id: Id })

/** The most rows of one call; a client sends longer lists in parts. */
export const MOST_ROWS = 500

export const ImportKind = z.enum(['end_users', 'wishes', 'waitlist'], 'must be end_users, wishes or waitlist')
export type ImportKind = z.output<typeof ImportKind>

/** What became of the rows, or would. */
export const ImportResult = z
  .object({
    dry_run: z.boolean(),
    created: z.int(),
    updated: z.int().meta({ description: 'People who were known already.' }),
    skipped: z.int().meta({ description: 'Wishes of a title, and places in line of an address, that were there.' }),
    errors: z
      .array(
        z.object({
          row: z.int().meta({ description: 'From 0.' }),
          path: z.string().meta({ example: 'email' }),
          message: z.string().meta({ example: 'must be an e-mail address like ana@example.com' }),
        }),
      )
      .meta({ description: 'Rows that were left out, each with its first problem.' }),
  })
  .meta({ id: 'ImportResult' })
export type ImportResult = z.output<typeof ImportResult>

/** What there was of an address. */
export const Erased = z
  .object({
    found: z.boolean().meta({ description: 'Whether there was anything of this address, or about it.' }),
    people: z.int(),
    requests: z.int(),
    submissions: z.int(),
    waitlist_entries: z.int(),
    wishes_and_comments: z.int().meta({ description: 'They stay, without name and address.' }),
    letters: z.int(),
  })
  .meta({ id: 'Erased' })
export type Erased = z.output<typeof Erased>

export const projectData = {
  export: endpoint({
    method: 'GET',
    path: `${path}/export`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Download a whole project',
    description:
      'One JSON document with everything that the team can see: settings, people, wishes with votes and comments, the roadmap, forms with what was sent, requests with their messages and notes, the help center, licences with devices, the waitlist, webhooks, letters and the log. No secrets: no keys, tokens, hashes or prints; and, for a key without `write`, of webhooks’ addresses only scheme and host. Streamed, however long it is.',
    params,
    plain: 'application/json',
    plainSchema: z.record(z.string(), z.unknown()).meta({ description: 'Lists of records by name.' }),
  }),
  import: endpoint({
    method: 'POST',
    path: `${path}/import`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Import people, wishes or a waitlist',
    description: `Up to ${MOST_ROWS} rows a call. A row with a problem is left out and told; the others are kept, all of them or none. \`end_users\`: \`external_id\` or \`email\`, \`name\`, \`plan\`, \`attributes\`; who is known is updated. \`wishes\`: \`title\`, \`description\`, \`status\`, \`category\` (by name, made where it is new), \`author_name\`, \`author_email\`, \`votes\` (kept as votes that are nobody’s; up to 10,000 each and 20,000 a call), \`created_at\`; a wish whose title is there is skipped. \`waitlist\`: \`email\`, \`name\`, in the order of the line; who is in it is skipped. Nobody is mailed, no webhook is told. With \`dry_run\` nothing is kept, and the answer is what it would be. Of a project’s imports one runs at a time, the others wait; after 45 s (8 s with \`Idempotency-Key\`) they are RATE_LIMITED.`,
    params,
    body: z.object({
      kind: ImportKind,
      rows: z
        .array(z.record(z.string(), z.unknown()))
        .min(1, 'must hold at least one row')
        .max(MOST_ROWS, `must hold at most ${MOST_ROWS} rows; send the others in further calls`)
        .meta({ example: [{ email: 'ana@example.com', name: 'Ana' }] }),
      dry_run: z.boolean().default(false).meta({ example: true }),
    }),
    data: ImportResult,
    repeatable: true,
  }),
  erase: endpoint({
    method: 'POST',
    path: `${path}/erase`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Erase a person',
    description:
      'What somebody could do in My activity, done for them by the team: requests, submissions, the place in line, letters, events, sessions and the person of this address go; wishes, comments, votes and licences stay without name and address. The devices of their licences keep their seats, without name, platform and fingerprint; each is known again when it next shows its own. Of a person whom your app knows by an id, that id stays. An address that nobody has is no error: `found` is false then. It cannot be undone.',
    params,
    body: z.object({ email: Email }),
    data: Erased,
  }),
}
