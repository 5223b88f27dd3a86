/** One day, by the name of each series; null: nothing can be said. */
export type ChartDay = { date: string } & { [series: string]: string | number | null }

/** What is drawn: the first in the accent, a second quieter, so that they differ by more than colour. */
export type Series = { key: string; label: string; format?: (value: number) => string }

export const strokes = ['var(--accent-line)', 'var(--soft)', 'var(--moving)'] as const
