import { type Counter, expect, test as withCounter } from './counter'

type Licence = { id: string; key: string }

/** A shop of the journey's own: what it sells, and the devices that customers use it on. */
export type Shop = {
  counter: Counter
  path: string
  mint: (fields?: object) => Promise<Licence>
  act: (id: string, verb: 'revoke' | 'suspend') => Promise<void>
  activate: (licence: Licence, device_fingerprint: string, device_name?: string, platform?: string) => Promise<void>
  devices: (licence: Licence) => Promise<string[]>
}

export const test = withCounter.extend<{ shop: Shop }>({
  shop: async ({ counter, request }, use) => {
    const { project_id, slug, post } = counter
    await use({
      counter,
      path: `/p/${slug}/licence`,
      mint: (fields) => post('/api/v1/license-keys', { plan: 'Lumen Pro', ...fields }) as Promise<Licence & never>,
      act: async (id, verb) => {
        await post(`/api/v1/license-keys/${id}/${verb}`, {})
      },
      activate: async ({ key }, device_fingerprint, device_name, platform) => {
        await post('/portal/license-keys/activate', { key, device_fingerprint, device_name, platform })
      },
      devices: async ({ key }) => {
        const answer = await request.post('/portal/license-keys/look-up', { data: { project_id, key } })
        const { data } = await answer.json()
        return data.devices.map(({ device_name }: { device_name: string }) => device_name)
      },
    })
  },
})

export { expect }
