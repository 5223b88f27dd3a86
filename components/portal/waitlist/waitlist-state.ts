import type { Guard } from '@/components/portal/form-state'
import type { Step, StepAction } from '@/components/portal/support/use-step'
import type { WaitlistStatus } from '@/lib/contract/waitlist-entry'

/** The place of whoever is looking. */
export type Place = {
  status: WaitlistStatus
  position: number | null
  email: string | null
  is_confirmed: boolean
  referral_code: string
  referral_count: number
}

/** What the link of a letter is for. */
export type Purpose = 'confirm' | 'undo'

/** What a link has just led to: what it is for, or a place that it gave before. */
export type Done = Purpose | 'place'

/** How joining ended, where it did not lead to a place of this browser's own. */
export type JoinState = Step & {
  email: string
  /** There is no address, or what is there is none. */
  wrong?: 'missing' | 'no_address'
  /** It stands in line already, by another device. */
  known?: Pick<Place, 'status' | 'position'>
  guard?: Guard
}
export type JoinAction = StepAction<JoinState>
