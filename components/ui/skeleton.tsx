/** Holds the place of what is still loading, so that nothing jumps. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block rounded-press bg-sunk ${className}`} />
}
