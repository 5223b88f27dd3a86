import type { FormAction, Guard } from '@/components/portal/form-state'
import type { ThreadView } from './thread-view'

export type ReplyTo = { project: string; wish: string; wish_id: string; page: number; parent_id?: string }

/** What every part of a conversation needs: its address, what the address says, and the form. */
export type Thread = { base: string; view: ThreadView; form: { replyTo: ReplyTo; guard: Guard; action: FormAction } }
