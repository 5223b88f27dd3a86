import 'server-only'

type Json = { [key: string]: unknown }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The document with an example beside each request and answer, put together from the schemas' own examples. */
export function withExamples<T extends object>(document: T): T {
  const root = document as Json
  const schemas = isObject(root.components) && isObject(root.components.schemas) ? root.components.schemas : {}
  visit(root.paths, schemas)
  visit(root.webhooks, schemas)
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

/** By their name, what fields of text and moments hold where their schema does not say: what has not happened yet is null. */
const usual: Json = {
  ...{ released_at: null, revoked_at: null, disabled_at: null, completed_at: null, resolved_at: null },
  ...{ merged_into_id: null, next_attempt_at: null, expires_at: '2027-12-31T23:59:59.000Z' },
  ...{ plan: 'pro', external_id: 'user-1', end_user_external_id: 'user-1', end_user_email: 'ana@example.com' },
  ...{ user_email: 'ana@example.com', author_email: 'ana@example.com', user_name: 'Ana', author_name: 'Ana' },
  ...{ device_fingerprint: 'b7d1c6d2-macbook', device_name: 'Ana’s MacBook', platform: 'darwin' },
  jwks_url: 'https://desk.example.com/portal/license-keys/jwks?project_id=0199c1f0-7a52-7c31-9d2e-3f4a5b6c7d8e',
}

const mayBeNull = ({ type, anyOf }: Json) =>
  [type].flat().includes('null') || (Array.isArray(anyOf) && anyOf.some((choice) => choice.type === 'null'))

function fieldOf(name: string, schema: Json, schemas: Json): unknown {
  const example = exampleOf(schema, schemas)
  const plain = example === 'text' || example === formats['date-time'] || example === formats.uuid
  if (!plain || !(name in usual) || (usual[name] === null && !mayBeNull(schema))) return example
  return usual[name]
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
    return Object.fromEntries(parts.map(([name, part]) => [name, fieldOf(name, part as Json, schemas)]))
  }
  if (schema.type === 'array')
    return isObject(schema.items) && !('not' in schema.items) ? [exampleOf(schema.items, schemas)] : []
  if (typeof schema.format === 'string' && schema.format in formats) return formats[schema.format]
  const [type] = [schema.type].flat() // `["string", "null"]` where it may be missing.
  return { string: 'text', integer: 1, number: 1, boolean: false, null: null }[String(type)] ?? {}
}
