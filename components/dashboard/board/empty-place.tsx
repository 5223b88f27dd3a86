import { cx } from '@/components/ui/cx'

/** What stands in a column without cards; while one hovers over it, the place where it will land. */
export function EmptyPlace({ words, isLanding }: { words: string; isLanding: boolean }) {
  return (
    <li
      className={cx(
        'min-h-16 rounded-press border border-dashed px-1.5 py-2 text-13 text-soft transition-colors',
        isLanding ? 'border-accent-line bg-wash' : 'border-transparent',
      )}
    >
      <span className={isLanding ? 'invisible' : undefined}>{words}</span>
    </li>
  )
}
