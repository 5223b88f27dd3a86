import type { Step, StepAction } from './use-step'

/** How far somebody is with finding their requests: naming an address, writing the code, or waiting for the link. */
export type FindState = Step & {
  step: 'address' | 'code' | 'link'
  email: string
  wrong?: 'email' | 'code'
}
export type FindAction = StepAction<FindState>
