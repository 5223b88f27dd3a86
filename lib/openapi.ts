import 'server-only'
import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { endpoints } from '@/lib/contract'
import type { Endpoint } from '@/lib/contract/endpoint'
import { errorCodesOf } from '@/lib/contract/error-codes'
import { env } from '@/lib/env'
import { statusOf } from '@/lib/errors'
import { withExamples } from '@/lib/openapi-examples'
import { version } from '@/lib/version'

const Failure = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z.string(),
      message: z.string().meta({ description: 'What is wrong and what to do about it.' }),
      details: z
        .array(z.object({ path: z.string().meta({ description: 'Dotted path of the field.' }), message: z.string() }))
        .optional(),
    }),
    message: z.string(),
  })
  .meta({ id: 'Failure' })

const paged = { page: z.int(), per_page: z.int(), total: z.int(), total_pages: z.int() }
const idempotencyKey = z.string().min(1).max(255).optional().meta({
  description: 'The same key with the same request replays the first answer for 24 hours.',
  example: '5f0c6f1e-order-1',
})

let document: string | undefined

/** The OpenAPI 3.1 document of every endpoint, as JSON text, made from the contract alone. */
export function openapi(): string {
  document ??= JSON.stringify(
    withExamples(
      createDocument({
        openapi: '3.1.0',
        info: { title: 'Frontdesk', version, description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
        servers: [{ url: env.BASE_URL }],
        paths: paths(),
        components: {
          securitySchemes: {
            apiKey: {
              type: 'http',
              scheme: 'bearer',
              description: 'An API key of the project: `app_…`. `X-API-Key` is accepted too.',
            },
          },
        },
      }),
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
    all[endpoint.path] = { ...all[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return all
}

function operation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { method, path, access, team, tag, summary, description, params, query, body, creates } = endpoint
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: access === 'admin' ? [{ apiKey: [] }] : team ? [{}, { apiKey: [] }] : [],
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(creates && { header: z.object({ 'Idempotency-Key': idempotencyKey }) }),
    },
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { ...success(endpoint), ...failures(endpoint) },
  }
}

function success({ data, list, plain, creates }: Endpoint): ZodOpenApiOperationObject['responses'] {
  if (plain) return { 200: { description: 'The document.', content: { [plain]: { schema: z.string() } } } }
  const schema = z.object({
    success: z.literal(true),
    ...(data && { data }),
    ...(list && { data: z.array(list), ...paged }),
  })
  const content = { 'application/json': { schema } }
  return creates ? { 201: { description: 'Made.', content } } : { 200: { description: 'Done.', content } }
}

function failures(endpoint: Endpoint): ZodOpenApiOperationObject['responses'] {
  const byStatus = Object.groupBy(errorCodesOf(endpoint), (code) => String(statusOf[code]))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => {
      const examples = codes.map((code) => [
        code,
        { value: { success: false, error: { code, message: '…' }, message: '…' } },
      ])
      const content = { 'application/json': { schema: Failure, examples: Object.fromEntries(examples) } }
      return [status, { description: codes.map((code) => `\`${code}\``).join(', '), content }]
    }),
  )
}
