/** What darkens the page behind something that has to be answered first. */
export const overlay =
  'fixed inset-0 z-30 min-h-dvh bg-[oklch(0.2_0.02_60/0.38)] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** What floats beside what opened it. */
export const floating =
  'max-w-(--available-width) rounded-press border border-line bg-raised text-14 text-ink shadow-float outline-none transition-[opacity,translate] duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** One line of a menu or list that floats. */
export const option =
  'flex min-h-8 w-full cursor-default items-center gap-2 rounded-[7px] px-2 py-1 text-start text-14 outline-none select-none data-disabled:text-soft data-highlighted:bg-sunk'
