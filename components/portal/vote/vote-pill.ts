import { cx } from '@/components/ui/cx'

const looks = {
  open: 'border-edge bg-raised text-ink hover:border-accent-ink hover:text-accent-ink',
  voted: 'border-[color-mix(in_oklab,var(--accent)_80%,var(--ink))] bg-accent text-on-accent',
  closed: 'border-transparent bg-sunk text-soft',
  kept: 'border-transparent bg-wash text-accent-ink',
}

/** The tall pill: arrow over count. */
export const votePill = (look: keyof typeof looks): string =>
  cx(
    'flex h-15 min-w-12 shrink-0 flex-col items-center justify-center gap-0.5 self-start rounded-press border px-2 text-14 leading-none font-medium tabular-nums transition-colors',
    looks[look],
  )
