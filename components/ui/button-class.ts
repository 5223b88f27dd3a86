import { cx } from './cx'

type Look = 'filled' | 'quiet'

const looks: Record<Look, string> = {
  filled:
    'border border-[color-mix(in_oklab,var(--accent)_80%,var(--ink))] bg-accent text-on-accent hover:bg-[color-mix(in_oklab,var(--accent)_90%,var(--ink))]',
  quiet: 'border border-line bg-raised text-ink hover:border-edge',
}

/** How buttons, and links that act like one, look: 44 px high, only one filled on a page; one whose words others choose wraps. */
export const buttonClass = (look: Look = 'quiet', wraps = false) =>
  cx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-press px-4 text-14 font-medium transition-colors disabled:opacity-60',
    looks[look],
    wraps ? 'max-w-full py-2 text-pretty' : 'whitespace-nowrap',
  )
