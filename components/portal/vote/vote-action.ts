import type { problemKey } from '@/components/problem-key'

/** What became of a vote that was sent without JavaScript; nothing when it went well. */
export type VoteState = { problem?: ReturnType<typeof problemKey> }
export type VoteAction = (state: VoteState, form: FormData) => Promise<VoteState>
