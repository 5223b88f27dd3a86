'use client'

import { ChartColumn, Rows3 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Skeleton } from '@/components/ui/skeleton'
import { type ChartDay, type Series, strokes } from './chart-series'
import { ChartTable } from './chart-table'

const ChartDrawing = dynamic(() => import('./chart-drawing').then((module) => module.ChartDrawing), {
  ssr: false,
  loading: () => <Skeleton className="h-full w-full" />,
})

type Props = {
  title: string
  /** What it comes to, in words: that is what is read out too. */
  sum: ReactNode
  days: ChartDay[]
  series: Series[]
  kind?: 'bars' | 'lines'
  /** Said instead of an empty drawing. */
  quiet: string
}

/** Numbers by day, drawn, and behind a switch as a table; what draws is only loaded where there is something to draw. */
export function Chart({ title, sum, days, series, kind = 'bars', quiet }: Props) {
  const t = useTranslations('Desk.Kit')
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const isQuiet = days.every((day) => series.every(({ key }) => !day[key]))

  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col gap-3 rounded-hold border border-line bg-raised p-4">
      <figcaption className="flex items-start gap-2">
        <span id={id} className="grid grow gap-0.5">
          <span className="text-14 font-medium">{title}</span>
          <span className="text-13 text-soft tabular-nums">{isQuiet ? quiet : sum}</span>
        </span>
        {!isQuiet && (
          <IconButton
            small
            icon={asTable ? ChartColumn : Rows3}
            label={`${title}: ${t(asTable ? 'chart_as_chart' : 'chart_as_table')}`}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </figcaption>
      {!isQuiet && (
        <>
          {series.length > 1 && !asTable && (
            <ul aria-hidden="true" className="flex flex-wrap gap-x-4 text-12 text-soft">
              {series.map(({ key, label }, place) => (
                <li key={key} className="flex items-center gap-1.5">
                  {kind === 'bars' && place === 0 ? (
                    <span className="size-2.5 rounded-[3px]" style={{ background: strokes[place] }} />
                  ) : (
                    <span className="w-4 border-t-2 border-dashed" style={{ borderColor: strokes[place] }} />
                  )}
                  {label}
                </li>
              ))}
            </ul>
          )}
          <div className="relative min-h-40 grow *:absolute *:inset-0">
            {asTable ? (
              <ChartTable title={title} days={days} series={series} />
            ) : (
              <div aria-hidden="true" className="h-full">
                <ChartDrawing days={days} series={series} kind={kind} />
              </div>
            )}
          </div>
        </>
      )}
    </figure>
  )
}
