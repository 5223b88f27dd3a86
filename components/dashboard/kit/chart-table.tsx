import { useFormatter, useTranslations } from 'next-intl'
import type { ChartDay, Series } from './chart-series'

/** What a chart shows, day by day, the newest first. */
export function ChartTable({ title, days, series }: { title: string; days: ChartDay[]; series: Series[] }) {
  const t = useTranslations('Desk.Kit')
  const format = useFormatter()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section aria-label={title} tabIndex={0} className="h-full overflow-y-auto">
      <table className="w-full text-13 tabular-nums">
        <thead className="sticky top-0 bg-raised text-12 text-soft">
          <tr>
            <th scope="col" className="py-1 text-start font-medium">
              {t('chart_day')}
            </th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col" className="py-1 ps-4 text-end font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-normal text-soft">
                {format.dateTime(new Date(day.date), { dateStyle: 'medium', timeZone: 'UTC' })}
              </th>
              {series.map(({ key, format: own }) => {
                const value = day[key]
                return (
                  <td key={key} className="py-1 ps-4 text-end">
                    {typeof value === 'number' ? (own?.(value) ?? format.number(value)) : '–'}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
