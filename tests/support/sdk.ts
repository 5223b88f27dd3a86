import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { FrontdeskLicense, LicenseError, type LicenseOptions, memoryStorage } from '@/public/sdk/frontdesk.js'
import { newAddress, send } from './api'
import { startApi } from './api-server'
import { newProject, type Project } from './seeds'

/** The API over HTTP with a project for each test, and devices that are stopped after it. */
export function newSdk() {
  let api: Awaited<ReturnType<typeof startApi>>
  let project: Project
  let made: FrontdeskLicense[]
  beforeAll(async () => {
    api = await startApi(newAddress())
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    project = await newProject()
    made = []
  })
  afterEach(() => {
    for (const license of made) license.stop()
  })

  return {
    get api() {
      return api
    },
    get project() {
      return project
    },
    device(options: Partial<LicenseOptions> = {}): FrontdeskLicense {
      const license = new FrontdeskLicense({
        url: api.url,
        issuer: 'http://localhost:3000',
        project_id: project.id,
        device: { fingerprint: 'device-1', name: 'Ana’s MacBook', platform: 'macOS' },
        storage: memoryStorage(),
        ...options,
      })
      made.push(license)
      return license
    },
    mint: async (fields = {}) =>
      (await send(licenseKeys.create, { key: project.key, body: { project_id: project.id, plan: 'pro', ...fields } }))
        .data,
    seats: async (id: string) =>
      (await send(licenseKeys.get, { key: project.key, params: { id } })).data.active_devices,
    /** The name under which a licence is kept. */
    get kept() {
      return `frontdesk.license.${project.id}`
    },
  }
}

/** The service is out of reach. */
export const away = (() => Promise.reject(new TypeError('fetch failed'))) as typeof fetch

/** What `LicenseError` it throws. */
export async function refusal(work: Promise<unknown>): Promise<LicenseError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(LicenseError)
  return error as LicenseError
}

export async function until(is: () => boolean): Promise<void> {
  const end = Date.now() + 10_000
  while (!is() && Date.now() < end) await new Promise((done) => setTimeout(done, 10))
  expect(is()).toBe(true)
}

export const at = (milliseconds: number) => () => Date.now() + milliseconds
