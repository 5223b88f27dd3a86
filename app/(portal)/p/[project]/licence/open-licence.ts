'use server'

import { POST as lookUp } from '@/app/(api)/portal/license-keys/look-up/route'
import { POST as release } from '@/app/(api)/portal/license-keys/release/route'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import type { LicenceState } from '@/components/portal/licence/licence-state'
import { problemKey } from '@/components/problem-key'
import { clock } from '@/lib/clock'
import { licensePortal } from '@/lib/contract/license-portal'
import { findAnyProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'

/** Shows the licence of a key, or frees one of its devices; without a key, one of a licence of whoever is signed in. */
export async function openLicence(before: LicenceState, form: FormData): Promise<LicenceState> {
  const { project: slug = '', key = '', release: activation_id, ask, other } = readForm(form)
  const { licence } = before
  const asked = { key, licence, now: clock.now().toISOString(), answered: true as const }
  const project = await findAnyProject(slug)
  if (!project) return { ...asked, problem: 'NOT_FOUND' }
  if (other) return { ...asked, key: '', licence: null }
  if (ask !== undefined) return { ...asked, asking: ask }

  const project_id = project.id
  const outcome = activation_id
    ? await act(licensePortal.release, release, {
        query: { project_id }, // Of the sessions that a browser holds, this project's.
        body: { project_id, activation_id, key: key || null },
      })
    : await act(licensePortal.lookUp, lookUp, { body: { project_id, key } })
  if (outcome.ok) return { ...asked, licence: outcome.data, ...(activation_id && freedOf(before, activation_id)) }

  const { code } = outcome.error
  if (code === 'LICENSE_KEY_NOT_FOUND' || code === 'VALIDATION_ERROR')
    return { ...asked, licence: null, wrong: key.trim() ? 'unknown' : 'missing' }
  return { ...asked, problem: problemKey(code), ...(activation_id && { asking: activation_id }) }
}

/** Which device that was, as the page had it. */
function freedOf({ licence }: LicenceState, id: string): Pick<LicenceState, 'freed'> {
  const devices = licence?.devices ?? []
  const place = devices.findIndex((device) => device.id === id)
  return { freed: { name: devices[place]?.device_name ?? '', place: Math.max(place, 0) } }
}
