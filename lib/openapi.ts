import 'server-only'
import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { endpoints } from '@/lib/contract'
import type { Endpoint } from '@/lib/contract/endpoint'
import { env } from '@/lib/env'
import { withDiffering } from '@/lib/openapi-differing'
import { failures } from '@/lib/openapi-errors'
import { withExamples } from '@/lib/openapi-examples'
import { openapiWebhooks, withEventsSent } from '@/lib/openapi-webhooks'
import { version } from '@/lib/version'

const paged = { page: z.int(), per_page: z.int(), total: z.int(), total_pages: z.int() }
const idempotencyKey = z.string().min(1).max(255).optional().meta({
  description: 'The same key with the same request replays the first answer for 24 hours.',
  example: '5f0c6f1e-order-1',
})

let document: string | undefined

/** The OpenAPI 3.1 document of every endpoint, as JSON text, made from the contract alone. */
export function openapi(): string {
  document ??= JSON.stringify(
    withDiffering(
      withExamples(
        withEventsSent(
          createDocument({
            openapi: '3.1.0',
            info: {
              title: 'Frontdesk',
              version,
              description: introduction,
              license: { name: 'MIT', identifier: 'MIT' },
            },
            servers: [{ url: env.BASE_URL }],
            paths: paths(),
            webhooks: openapiWebhooks(),
            components: {
              securitySchemes: {
                apiKey: {
                  type: 'http',
                  scheme: 'bearer',
                  description: 'An API key of the project: `app_…`. `X-API-Key` is accepted too.',
                },
                dashboard: {
                  type: 'apiKey',
                  in: 'cookie',
                  name: 'frontdesk.session_token',
                  description:
                    'Somebody of the team who is signed in to the dashboard. Only its own pages may write so. What they may do is what their role may: a viewer reads, everybody else writes too, but for what is said to be owners’ and admins’.',
                },
                session: {
                  type: 'http',
                  scheme: 'bearer',
                  description: 'A customer’s session: `pst_…`. `X-Session-Token` is accepted too.',
                },
                requestToken: {
                  type: 'apiKey',
                  in: 'query',
                  name: 'token',
                  description: 'An access token `rqt_…`, a magic link’s `mlt_…` or a session’s `pst_…`.',
                },
                entitlement: {
                  type: 'http',
                  scheme: 'bearer',
                  bearerFormat: 'JWT',
                  description: 'The entitlement token of a device that holds a licence’s seat.',
                },
                signature: {
                  type: 'http',
                  scheme: 'bearer',
                  description: 'INBOUND_EMAIL_SECRET, or Resend’s signature.',
                },
              },
            },
          }),
        ),
      ),
    ),
  )
  return document
}

const introduction = `Forms, support, wishes, roadmap, waitlist and licences of an app, by one API.

Records come as \`{ "success": true, "data": … }\`, lists with \`page\`, \`per_page\`, \`total\` and \`total_pages\` beside it. A refusal is
\`{ "success": false, "error": { "code", "message", "details" }, "message" }\`. Every answer carries \`X-Request-Id\`. Paths without
\`/api/v1\` answer under it too. Public endpoints allow any origin; their reads carry \`ETag\`.`

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {}
  for (const endpoint of endpoints) {
    const method = endpoint.method.toLowerCase() as 'get'
    const known = all[endpoint.path]?.[method]
    all[endpoint.path] = { ...all[endpoint.path], [method]: known ? alsoAs(known, endpoint) : operation(endpoint) }
  }
  return all
}

/** The same operation, answered in another media type too. */
function alsoAs(known: ZodOpenApiOperationObject, { plain = '' }: Endpoint): ZodOpenApiOperationObject {
  const answered = known.responses['200'] as { description: string; content: object }
  const content = { ...answered.content, [plain]: { schema: z.string() } }
  return { ...known, responses: { ...known.responses, 200: { ...answered, content } } }
}

function operation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const {
    method,
    path,
    tag,
    summary,
    description,
    needs,
    params,
    query,
    body,
    bodyOptional,
    multipart,
    raw,
    creates,
    repeatable,
  } = endpoint
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    ...((description || needs) && { description: [description, needs && whoMay[needs]].filter(Boolean).join(' ') }),
    security: securityOf(endpoint),
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...((creates || repeatable) && { header: z.object({ 'Idempotency-Key': idempotencyKey }) }),
    },
    ...(body && {
      requestBody: {
        required: !bodyOptional,
        content: { [multipart ? 'multipart/form-data' : 'application/json']: { schema: body } },
      },
    }),
    ...(raw && {
      requestBody: { required: true, content: Object.fromEntries(raw.map((type) => [type, { schema: z.string() }])) },
    }),
    responses: { ...success(endpoint), ...failures(endpoint) },
  }
}

const whoMay = {
  manage: 'Of the members of the team, owners and admins alone.',
  key: 'API keys alone: no member of the team.',
  own: 'Of the members of the team, owners alone.',
}

function securityOf({ access, team, customer, licensed }: Endpoint): { [scheme: string]: string[] }[] {
  if (access === 'admin') return [{ apiKey: [] }, { dashboard: [] }]
  if (access === 'member' || access === 'person') return [{ dashboard: [] }]
  if (access === 'request') return [{ requestToken: [] }, { session: [] }]
  if (access === 'session') return [{ session: [] }]
  if (access === 'signed') return [{ signature: [] }]
  const known: { [scheme: string]: string[] }[] = [
    ...(team ? [{ apiKey: [] }, { dashboard: [] }] : []),
    ...(customer ? [{ session: [] }] : []),
    ...(licensed ? [{ entitlement: [] }] : []),
  ]
  return known.length > 0 ? [{}, ...known] : []
}

const bytes = { 'application/octet-stream': { schema: z.file() } }
const download: ZodOpenApiOperationObject['responses'] = {
  200: { description: 'The file, with its own media type, as a download.', content: bytes },
  206: { description: 'The part that `Range` asked for.', content: bytes },
  304: { description: 'The client has it already.' },
  416: { description: '`Range` asks for bytes that the file does not have; `Content-Range` tells how many it has.' },
}

function success({ data, list, plain, plainSchema, file, creates }: Endpoint): ZodOpenApiOperationObject['responses'] {
  if (file) return download
  if (plain)
    return { 200: { description: 'The document.', content: { [plain]: { schema: plainSchema ?? z.string() } } } }
  const schema = z.object({
    success: z.literal(true),
    ...(data && { data }),
    ...(list && { data: z.array(list), ...paged }),
  })
  const content = { 'application/json': { schema } }
  return creates ? { 201: { description: 'Made.', content } } : { 200: { description: 'Done.', content } }
}
