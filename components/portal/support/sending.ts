import type { FilledForm } from '@/components/portal/forms/filled-form'

/**
 * A form of the desk on its page; `goto` is where the browser should go once it is sent, `key` what names this message however often
 * it is sent, and `id` the request that it is for.
 */
export type Sending = FilledForm & { goto?: string; key?: string; id?: string }
export type SendingAction = (state: Sending, form: FormData) => Promise<Sending>

/** Names the control by which a form says that JavaScript sends it: it is then told where to go, and is not redirected. */
export const SCRIPTED = '_scripted'

/** Names the control that carries the key of the message. */
export const KEY = '_key'

/** The key of a message about to be written. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The key that a form came with, as one that the API takes. */
export const keyIn = (form: FormData): string => /^[\da-f]{32}$/.exec(String(form.get(KEY) ?? ''))?.[0] ?? newKey()
