import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { errorCodesOf } from '@/lib/contract/error-codes'
import { service } from '@/lib/contract/service'
import { statusOf } from '@/lib/errors'
import { send } from '@/tests/support/api'
import { everyEndpoint, everyPath } from '@/tests/support/endpoints'
import { document, exampleOf, operationAt } from '@/tests/support/valid-request'

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(document())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('both addresses answer the same document as JSON, without the envelope', async () => {
  const [plain, versioned] = [await send(service.openapi), await send(service.openapiByV1)]
  expect(plain.headers.get('content-type')).toContain('application/json')
  expect(plain.body.openapi).toBe('3.1.0')
  expect(versioned.text).toBe(plain.text)
})

test('the document names the paths of the contract and no others', () => {
  expect(Object.keys(document().paths).sort()).toEqual(everyPath.map(([path]) => path).sort())
})

test('operation ids are unique', () => {
  const ids = everyEndpoint.map(([, { method, path }]) => operationAt(method, path).operationId)
  const operations = new Set(everyEndpoint.map(([, { method, path }]) => `${method} ${path}`))
  expect(new Set(ids).size).toBe(operations.size)
})

test('every reference of the document leads somewhere', () => {
  const root = document()
  const references = [...JSON.stringify(root).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(references.length).toBeGreaterThan(10)
  for (const path of references)
    expect(
      path.split('/').reduce((at, step) => at?.[step], root),
      path,
    ).toBeDefined()
})

describe.each(everyEndpoint)('%s', (_name, endpoint) => {
  const {
    method,
    path,
    access,
    team,
    customer,
    licensed,
    params,
    query,
    body,
    creates,
    repeatable,
    plain,
    plainSchema,
    file,
    multipart,
  } = endpoint
  const operation = operationAt(method, path)
  type Parameter = { in: string; name: string; required?: boolean }
  const parameters: Parameter[] = operation.parameters ?? []
  const namesIn = (place: string) => parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)

  test('is documented with its parameters', () => {
    expect(operation.summary.length).toBeGreaterThan(5)
    expect(namesIn('path')).toEqual(Object.keys(params?.shape ?? {}))
    expect(namesIn('query')).toEqual(Object.keys(query?.shape ?? {}))
    expect(namesIn('header')).toEqual(creates || repeatable ? ['Idempotency-Key'] : [])
    for (const { required, ...parameter } of parameters) expect(required ?? false).toBe(mustBeGiven(parameter))
  })

  function mustBeGiven({ in: place, name }: Parameter): boolean {
    return place === 'path' || (place === 'query' && query?.shape[name]?.safeParse(undefined).success === false)
  }

  test('is documented with what proves who calls', () => {
    const optional = [
      ...(team ? [{ apiKey: [] }, { dashboard: [] }] : []),
      ...(customer ? [{ session: [] }] : []),
      ...(licensed ? [{ entitlement: [] }] : []),
    ]
    const proofs = {
      public: optional.length > 0 ? [{}, ...optional] : [],
      admin: [{ apiKey: [] }, { dashboard: [] }],
      member: [{ dashboard: [] }],
      person: [{ dashboard: [] }],
      request: [{ requestToken: [] }, { session: [] }],
      session: [{ session: [] }],
      signed: [{ signature: [] }],
    }
    expect(operation.security).toEqual(proofs[access])
    const schemes = Object.keys(document().components.securitySchemes)
    for (const proof of operation.security) expect(schemes).toEqual(expect.arrayContaining(Object.keys(proof)))
  })

  test('is documented with an example of its answer', () => {
    const { content } = operation.responses[creates ? 201 : 200]
    if (file) return expect(content).toHaveProperty('application/octet-stream')
    const media = content[plain ?? 'application/json']
    if (plainSchema) expect(plainSchema.parse(exampleOf(media))).toEqual(exampleOf(media))
    else if (plain) expect(exampleOf(media)).toBeTypeOf('string')
    else expect(exampleOf(media)).toMatchObject({ success: true })
  })

  test('is documented with every error, each with an example', () => {
    type Answer = { content?: { 'application/json': { examples?: object } } }
    const examples = Object.entries<Answer>(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([, { content }]) => Object.keys(content?.['application/json']?.examples ?? {}))
    expect(examples.flat().sort()).toEqual([...errorCodesOf(endpoint)].sort())
    for (const code of errorCodesOf(endpoint)) expect(operation.responses).toHaveProperty(String(statusOf[code]))
  })

  if (body && !multipart)
    test('is documented with an example of its body that its own schema takes', () => {
      const example = exampleOf(operation.requestBody.content['application/json']) as object
      const { success, error } = body.safeParse(example)
      expect(success, error?.message).toBe(true)
      expect(Object.keys(example).filter((name) => !(name in body.shape))).toEqual([])
      for (const [name, schema] of Object.entries(body.shape)) {
        if (!schema.safeParse(undefined).success) expect(example).toHaveProperty(name)
      }
    })
})

describe('examples make sense', () => {
  const answerOf = (method: string, path: string, status = 200) =>
    operationAt(method, path).responses[status].content['application/json']
  const dataOf = (method: string, path: string, status = 200) =>
    (exampleOf(answerOf(method, path, status)) as { data: { [name: string]: unknown } }).data
  const keys = '/api/v1/license-keys'

  test('an active licence is not revoked, nor is the seat of its device released', () => {
    const licence = dataOf('GET', `${keys}/{id}`)
    expect(licence).toMatchObject({ status: 'active', revoked_at: null, activations: [{ released_at: null }] })
    expect(String(licence.expires_at) > String(licence.created_at)).toBe(true)
  })

  test('one that has been revoked or suspended is', () => {
    expect(dataOf('POST', `${keys}/{id}/revoke`)).toMatchObject({ status: 'revoked', revoked_at: expect.any(String) })
    expect(dataOf('POST', `${keys}/{id}/suspend`)).toMatchObject({ status: 'suspended', revoked_at: null })
  })

  test('a token is one, and is refreshed before it runs out', () => {
    const { token, refresh_after, expires_at, activation } = dataOf('POST', '/portal/license-keys/activate')
    const [header = '', claims = '', signature = '', ...more] = String(token).split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect([read(header).alg, typeof read(claims).exp, more]).toEqual(['EdDSA', 'number', []])
    expect(Buffer.from(signature, 'base64url')).toHaveLength(64)
    expect(String(refresh_after) < String(expires_at)).toBe(true)
    expect(activation).toMatchObject({ released_at: null })
  })

  test('a webhook is enabled, and a delivery that has been taken waits for nothing', () => {
    expect(dataOf('POST', '/api/v1/webhooks', 201)).toMatchObject({ enabled: true, disabled_at: null, types: ['*'] })
    const [delivery] = dataOf('GET', '/api/v1/webhooks/{id}/deliveries') as unknown as [object]
    const taken = { status: 200, error: null }
    expect(delivery).toMatchObject({ state: 'delivered', attempts: [taken], next_attempt_at: null })
  })

  test('a refusal for want of seats tells what holds them and where they are freed', () => {
    const { schema, examples } = answerOf('POST', '/portal/license-keys/activate', 409)
    const { error } = document().components.schemas[schema.$ref.split('/').at(-1)].properties
    expect(error.required).toEqual(expect.arrayContaining(['devices', 'manage_url']))
    const device = { device_name: expect.any(String), platform: expect.any(String), last_seen_at: expect.any(String) }
    expect(examples.SEAT_LIMIT_REACHED.value.error).toMatchObject({
      devices: [device],
      manage_url: expect.stringMatching(/^https:.*\/licence$/),
    })
  })
})
