import type { Step, StepAction } from '@/components/portal/support/use-step'
import type { PortalLicense } from '@/lib/contract/license-key'

/** What is known of a licence, and from when; by its key, or, where that is empty, by who is signed in. */
export type LicenceState = Step & {
  key: string
  licence: PortalLicense | null
  now: string
  /** Whether this is an answer, and not how the page began. */
  answered?: true
  /** What is wrong with the key: there is none, or it is none of this project's. */
  wrong?: 'missing' | 'unknown'
  /** The device that is to be freed, if that is meant so. */
  asking?: string
  /** The device that was freed just now, and which in the list it was; an empty name where it has none. */
  freed?: { name: string; place: number }
}
export type LicenceAction = StepAction<LicenceState>
