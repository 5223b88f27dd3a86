import 'server-only'
import { z } from 'zod'
import type { ZodOpenApiOperationObject } from 'zod-openapi'
import type { Endpoint } from '@/lib/contract/endpoint'
import { errorCodesOf } from '@/lib/contract/error-codes'
import { LicensedDevice } from '@/lib/contract/license-key'
import { type ErrorCode, statusOf } from '@/lib/errors'

const error = {
  code: z.string(),
  message: z.string().meta({ description: 'What is wrong and what to do about it.' }),
  details: z
    .array(z.object({ path: z.string().meta({ description: 'Dotted path of the field.' }), message: z.string() }))
    .optional(),
}
const failure = { success: z.literal(false), message: z.string() }
const Failure = z.object({ ...failure, error: z.object(error) }).meta({ id: 'Failure' })

const SeatLimitReached = z
  .object({
    ...failure,
    error: z.object({
      ...error,
      code: z.literal('SEAT_LIMIT_REACHED'),
      devices: z
        .array(LicensedDevice.pick({ device_name: true, platform: true, last_seen_at: true }))
        .meta({ description: 'What holds the seats, the one seen last first; 500 at most.' }),
      manage_url: z.string().meta({ format: 'uri', description: 'The page on which one of them can be freed.' }),
    }),
  })
  .meta({ id: 'SeatLimitReached' })

/** The refusals that carry more than a code and a sentence. */
const particular: { [code in ErrorCode]?: { schema: z.ZodType; more: object } } = {
  SEAT_LIMIT_REACHED: {
    schema: SeatLimitReached,
    more: {
      devices: [{ device_name: 'Ana’s MacBook', platform: 'darwin', last_seen_at: '2026-11-20T09:30:00.000Z' }],
      manage_url: 'https://desk.example.com/p/my-app/licence',
    },
  },
}

/** The refusals of an endpoint, by their status, each code with an example. */
export function failures(endpoint: Endpoint): ZodOpenApiOperationObject['responses'] {
  const byStatus = Object.groupBy(errorCodesOf(endpoint), (code) => String(statusOf[code]))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => {
      const examples = codes.map((code) => [code, { value: exampleOf(code) }])
      const content = { 'application/json': { schema: schemaOf(codes), examples: Object.fromEntries(examples) } }
      return [status, { description: codes.map((code) => `\`${code}\``).join(', '), content }]
    }),
  )
}

function schemaOf(codes: ErrorCode[]): z.ZodType {
  const [first = Failure, ...more] = new Set(codes.map((code) => particular[code]?.schema ?? Failure))
  return more.length > 0 ? z.union([first, ...more]) : first
}

const exampleOf = (code: ErrorCode) => ({
  success: false,
  error: { code, message: '…', ...particular[code]?.more },
  message: '…',
})
