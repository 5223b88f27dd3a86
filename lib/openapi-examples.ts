import 'server-only'

type Json = { [key: string]: unknown }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The document with an example beside each request and answer, put together from the schemas' own examples. */
export function withExamples<T extends object>(document: T): T {
  const root = document as Json
  const schemas = isObject(root.components) && isObject(root.components.schemas) ? root.components.schemas : {}
  visit(root.paths, schemas)
  return document
}

function visit(value: unknown, schemas: Json): void {
  if (!isObject(value)) return
  for (const [name, part] of Object.entries(value)) {
    if (name !== 'content' || !isObject(part)) visit(part, schemas)
    else for (const media of Object.values(part)) addExample(media, schemas)
  }
}

function addExample(media: unknown, schemas: Json): void {
  if (!isObject(media) || 'examples' in media || !isObject(media.schema)) return
  media.examples = { example: { value: exampleOf(media.schema, schemas) } }
}

const formats: Record<string, unknown> = {
  uuid: '0199c1f0-7a52-7c31-9d2e-3f4a5b6c7d8e',
  email: 'ana@example.com',
  'date-time': '2026-11-20T09:30:00.000Z',
  uri: 'https://example.com',
}

function exampleOf(schema: Json, schemas: Json): unknown {
  if ('example' in schema) return schema.example
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if (typeof schema.$ref === 'string')
    return exampleOf((schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) as Json, schemas)
  if ('const' in schema) return schema.const
  if ('default' in schema) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choice = [schema.anyOf, schema.oneOf, schema.allOf].find(Array.isArray)
  if (choice) return exampleOf((choice[0] ?? {}) as Json, schemas)
  if (isObject(schema.properties)) {
    const parts = Object.entries(schema.properties).filter(([name]) => !name.startsWith('_')) // An example is no form that somebody has just opened.
    return Object.fromEntries(parts.map(([name, part]) => [name, exampleOf(part as Json, schemas)]))
  }
  if (schema.type === 'array')
    return isObject(schema.items) && !('not' in schema.items) ? [exampleOf(schema.items, schemas)] : []
  if (typeof schema.format === 'string' && schema.format in formats) return formats[schema.format]
  return { string: 'text', integer: 1, number: 1, boolean: false, null: null }[String(schema.type)] ?? {}
}
