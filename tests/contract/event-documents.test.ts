import { describe, expect, test } from 'vitest'
import { eventData } from '@/lib/contract/event-data'
import { EventType } from '@/lib/contract/events'
import { document, exampleOf } from '@/tests/support/valid-request'

const { webhooks, paths } = document()
const types = [...EventType.options, 'webhook_test'] as (keyof typeof eventData)[]

test('the document names every event, and no others', () => {
  expect(Object.keys(webhooks).sort()).toEqual([...types].sort())
})

test('operation ids of events are unique, beside those of the endpoints too', () => {
  const all = [...Object.values(paths), ...Object.values(webhooks)] as { [method: string]: { operationId?: string } }[]
  const ids = all.flatMap((path) => Object.values(path).flatMap(({ operationId }) => operationId ?? []))
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(types)('%s', (type) => {
  const { requestBody, parameters, responses, description } = webhooks[type].post
  const media = requestBody.content['application/json']

  test('is documented with its envelope, its headers and what is success', () => {
    const names = ['id', 'type', 'created_at', 'project_id', 'data', 'metadata']
    expect(Object.keys(media.schema.properties)).toEqual(names)
    expect(media.schema.required).toEqual(names)
    expect(media.schema.properties.type.const).toBe(type)
    expect(media.schema.properties.created_at).toMatchObject({ type: 'string', format: 'date-time' })
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ])
    expect(Object.keys(responses)).toEqual(['2XX'])
  })

  test('says in a sentence when it comes', () => {
    expect(description).toMatch(/^[A-Z].{15,}\.$/)
  })

  test('is documented with an example that could be sent', () => {
    const example = exampleOf(media) as { type: string; data: object }
    expect(example.type).toBe(type)
    const { data, error } = eventData[type].safeParse(example.data)
    expect(error?.message).toBeUndefined()
    expect(data).toEqual(example.data)
  })
})

test('what an example tells is what has happened', () => {
  const toldBy = (type: string) =>
    (exampleOf(webhooks[type].post.requestBody.content['application/json']) as { data: object }).data
  expect(toldBy('license_key_minted')).toMatchObject({ status: 'active', revoked_at: null })
  expect(toldBy('license_key_revoked')).toMatchObject({ status: 'revoked', revoked_at: expect.any(String) })
  expect(toldBy('device_activated')).toMatchObject({ activation: { released_at: null } })
  expect(toldBy('device_deactivated')).toMatchObject({
    activation: { released_at: expect.any(String) },
    license_key: { active_devices: 0, status: 'active' },
  })
  expect(toldBy('support_request_updated')).toMatchObject({ status: 'open', changes: { status: ['new', 'open'] } })
})
