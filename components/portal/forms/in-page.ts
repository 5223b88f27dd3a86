import type { BotFields } from '@/lib/contract/fields'

/** Puts the cursor where something is to be mended, once it is marked. */
export function focusOn(form: HTMLFormElement, name: string | undefined): void {
  if (!name) return
  requestAnimationFrame(() => {
    const control = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`)
    control?.focus()
  })
}

/** The fields against bots, as they stand in the form. */
export function readBot(form: FormData): BotFields {
  const text = (name: string) => String(form.get(name) ?? '')
  return { _hp: text('_hp'), _timestamp: Number(text('_timestamp')), _token: text('_token') }
}
