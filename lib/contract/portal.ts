import { z } from 'zod'
import { Category } from './categories'
import { endpoint } from './endpoint'
import { Fingerprint, Id, Timestamp } from './fields'
import { Wish } from './wish'

const tag = 'Portal'
const query = z.object({ project_id: Id })

const shown = z.boolean().nullable()
const meta = { description: 'null: as soon as there is something in it.', example: null }

const parts = <S extends z.ZodType>(part: S) =>
  z.object({ wishes: part, roadmap: part, support: part, help: part, forms: part, waitlist: part, licence: part })

/** The parts of a portal, and whether each is shown: in the navigation and on the front page. One that is switched off (`false`) has no page. */
export const PortalParts = parts(shown.default(null).meta(meta))
export type PortalParts = z.output<typeof PortalParts>

/** What is to change of them. */
export const PartChanges = parts(shown.optional().meta(meta))

/** How a project's portal looks. */
export const Customization = z
  .object({
    name: z.string().nullable().default(null).meta({ description: 'Shown instead of the project’s name.' }),
    tagline: z.string().nullable().default(null),
    logo_url: z.string().nullable().default(null),
    accent_color: z.string().default('#b4552d'),
    contact_forms: z
      .array(z.string())
      .default([])
      .meta({ description: 'Ids of the contact forms on the portal, in order.' }),
    support_forms: z
      .array(z.string())
      .default([])
      .meta({ description: 'Ids of the support forms on the portal, in order.' }),
    parts: PortalParts.default(PortalParts.parse({})),
  })
  .meta({ id: 'Customization' })
export type Customization = z.output<typeof Customization>

/** A project as its portal's visitors know it. */
export const PublicProject = z.object({ id: Id, name: z.string(), slug: z.string() }).meta({ id: 'PublicProject' })
export type PublicProject = z.output<typeof PublicProject>

export const portal = {
  botToken: endpoint({
    method: 'GET',
    path: '/portal/bot-token',
    access: 'public',
    tag,
    summary: 'Get a bot-protection token',
    description: 'Signed, for one write in this project, within the time given.',
    query,
    data: z.object({ token: z.string(), expires_at: Timestamp }).meta({ id: 'BotToken' }),
  }),
  pageData: endpoint({
    method: 'GET',
    path: '/portal/page-data',
    access: 'public',
    tag,
    summary: 'Read all that a wishes page needs in one call',
    query: query.extend({ fingerprint: Fingerprint.optional().meta({ description: 'Fills `has_voted`.' }) }),
    data: z
      .object({
        project: PublicProject,
        customization_data: Customization,
        categories: z.array(Category),
        wishes: z.array(Wish).meta({ description: 'The first page of GET /portal/wishes.' }),
        total_wishes: z.int(),
      })
      .meta({ id: 'PageData' }),
  }),
  wishesFeed: endpoint({
    method: 'GET',
    path: '/portal/wishes.atom',
    access: 'public',
    tag,
    summary: 'Follow new wishes as an Atom feed',
    description: 'The 50 newest public wishes (RFC 4287).',
    query,
    plain: 'application/atom+xml',
  }),
}
