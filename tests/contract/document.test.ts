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
  const { method, path, access, team, customer, params, query, body, creates, plain, file, multipart } = endpoint
  const operation = operationAt(method, path)
  type Parameter = { in: string; name: string; required?: boolean }
  const parameters: Parameter[] = operation.parameters ?? []
  const namesIn = (place: string) => parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)

  test('is documented with its parameters', () => {
    expect(operation.summary.length).toBeGreaterThan(5)
    expect(namesIn('path')).toEqual(Object.keys(params?.shape ?? {}))
    expect(namesIn('query')).toEqual(Object.keys(query?.shape ?? {}))
    expect(namesIn('header')).toEqual(creates ? ['Idempotency-Key'] : [])
    for (const { required, ...parameter } of parameters) expect(required ?? false).toBe(mustBeGiven(parameter))
  })

  function mustBeGiven({ in: place, name }: Parameter): boolean {
    return place === 'path' || (place === 'query' && query?.shape[name]?.safeParse(undefined).success === false)
  }

  test('is documented with what proves who calls', () => {
    const optional = team ? [{}, { apiKey: [] }] : customer ? [{}, { session: [] }] : []
    const proofs = {
      public: optional,
      admin: [{ apiKey: [] }],
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
    if (plain) expect(exampleOf(media)).toBeTypeOf('string')
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
