import fc from 'fast-check'
import { z } from 'zod'

type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: { [name: string]: JsonSchema }
  required?: string[]
  items?: JsonSchema
}

/** Values that a contract's schema takes, by what its JSON Schema says. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<{ [name: string]: unknown }> {
  return valid(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) as fc.Arbitrary<{
    [name: string]: unknown
  }>
}

function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid))
  if (schema.properties) return validObject(schema)
  if (schema.items) return fc.array(valid(schema.items), { maxLength: 3 })
  if (schema.type === 'string') return validText(schema)
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, (schema.minimum ?? 0) + 1000) })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return fc.dictionary(
    fc.string({ maxLength: 10 }),
    fc.oneof(storableText(0, 20), fc.integer(), fc.double(), fc.constant(null)),
    { maxKeys: 9 },
  )
}

function validObject({ properties = {}, required = [] }: JsonSchema) {
  const fields = Object.entries(properties).filter(([name]) => !name.startsWith('_'))
  return fc.record(Object.fromEntries(fields.map(([name, part]) => [name, valid(part)])), { requiredKeys: required })
}

function validText({ format, pattern, minLength = 0, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: [4, 7] })
  if (format === 'email') return fc.constantFrom('ana@example.com', 'A.B+c@Sub.Example.co.uk')
  if (format === 'date-time')
    return fc
      .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString())
  if (pattern?.startsWith('^#')) return fc.constantFrom('#b4552d', '#ABCDEF')
  const whole = fc.constantFrom('ä', '漢', '😀', '<', "'").map((letter) => letter.repeat(maxLength))
  return fc.oneof(
    { weight: 9, arbitrary: storableText(minLength, Math.min(maxLength, 60)) },
    { weight: 1, arbitrary: whole },
  )
}

const storableText = (minLength: number, maxLength: number) =>
  fc
    .string({ unit: 'binary', minLength, maxLength })
    .filter(
      (text) =>
        !text.includes('\0') && (minLength === 0 || text.trim().length >= minLength) && [...text].length <= maxLength,
    )

const letters = ['\0', '\ud800', 'x\udfff', '\u202e', '\ufeff', '\u{10ffff}', "'", '"', '\\', '%', '$1', '<', ']]>']
const words = [
  '',
  ' ',
  'null',
  'true',
  '-1',
  '0',
  '1.5',
  '1e400',
  'NaN',
  '٣',
  '../..',
  "'; DROP TABLE wish; --",
  '__proto__',
  'constructor',
]

/** Text that somebody sends who means no good, or whose program is broken. */
export const hostileText = fc.oneof(
  fc.constantFrom(...words),
  fc.string({
    unit: fc.oneof(fc.constantFrom(...letters), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
    maxLength: 20,
  }),
  fc.constantFrom(...letters).map((letter) => letter.repeat(30_000)),
)

/** What JSON cannot be written with `JSON.stringify`: the mark is replaced afterwards. */
const marks: [mark: string, json: string][] = [
  ['@huge', '1e999'],
  ['@long', '9'.repeat(400)],
  ['@deep', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['@deeper', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`],
  ['@again', '{"a":1,"a":2,"__proto__":{"a":1}}'],
]

/** JSON of every kind, as text. */
export const toJson = (value: unknown): string =>
  marks.reduce((text, [mark, json]) => text.replaceAll(`"${mark}"`, json), JSON.stringify(value) ?? '')

/** Values of every kind. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, false, 0, -1, 2 ** 53, 1e308, [], {}, [[]], [null], ...marks.map(([mark]) => mark)),
)

/** A header's value, of whatever bytes HTTP carries. */
export const hostileHeader = fc.oneof(
  fc.constantFrom(...words.filter((word) => /^[\x20-\x7e]*$/.test(word))),
  fc.string({
    unit: fc.constantFrom(
      ...Array.from({ length: 224 }, (_, n) => String.fromCharCode(n + 32)).filter((char) => char !== '\x7f'),
    ),
    maxLength: 300,
  }),
)
