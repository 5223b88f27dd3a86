/** A category's own colour, beside its name. */
export function CategoryDot({ color }: { color: string }) {
  return <span aria-hidden="true" className="size-2 shrink-0 rounded-[3px]" style={{ background: color }} />
}
