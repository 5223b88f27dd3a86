import { cx } from './cx'

export type ButtonLook = 'filled' | 'quiet' | 'bare' | 'danger'

const looks: Record<ButtonLook, string> = {
  filled:
    'border border-[color-mix(in_oklab,var(--accent)_80%,var(--ink))] bg-accent text-on-accent hover:bg-[color-mix(in_oklab,var(--accent)_90%,var(--ink))]',
  quiet: 'border border-line bg-raised text-ink hover:border-edge',
  bare: 'border border-transparent text-soft hover:bg-sunk hover:text-ink data-popup-open:bg-sunk data-popup-open:text-ink',
  danger: 'border border-danger bg-raised text-danger hover:bg-danger hover:text-paper',
}

/** How buttons, and links that act like one, look: 44 px high (36 in the dashboard), only one filled on a page; one whose words others choose wraps. */
export const buttonClass = (look: ButtonLook = 'quiet', wraps = false) =>
  cx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-press px-4 text-14 font-medium transition-colors disabled:opacity-60 aria-disabled:opacity-60 compact:min-h-9 compact:px-3',
    looks[look],
    wraps ? 'max-w-full py-2 text-pretty' : 'whitespace-nowrap',
  )

/** How a button looks that is only a picture: a square of 36 px, or of 28 inside a row. */
export const iconButtonClass = (small = false, look: ButtonLook = 'bare') =>
  cx(
    'inline-grid shrink-0 place-items-center rounded-press transition-colors disabled:opacity-60 aria-disabled:opacity-60',
    small ? 'size-7' : 'size-9',
    looks[look],
  )
