import { cx } from './cx'

/** The place of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block animate-breathe rounded-[6px] bg-sunk', className ?? 'h-4 w-24')} />
  )
}

/** Some lines of text on their way. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <div className="grid gap-2.5">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={line} className={cx('h-4', ['w-full', 'w-11/12', 'w-2/3'][line % 3])} />
      ))}
    </div>
  )
}
