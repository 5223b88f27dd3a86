'use client'

import { useFormatter } from 'next-intl'
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { type ChartDay, type Series, strokes } from './chart-series'

type Props = { days: ChartDay[]; series: Series[]; kind: 'bars' | 'lines' }

const tick = { fontSize: 12, fill: 'var(--soft)' }

/** The drawing of a chart; what it says stands in the table beside it. */
export function ChartDrawing({ days, series, kind }: Props) {
  const format = useFormatter()
  const dayOf = (date: string) => format.dateTime(new Date(date), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const [first] = series
  const axis = (value: number) => first?.format?.(value) ?? format.number(value, { notation: 'compact' })

  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 480, height: 160 }}>
      <ComposedChart
        data={days}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        barGap={1}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="date" tickFormatter={dayOf} tick={tick} tickLine={false} axisLine={false} minTickGap={40} />
        <YAxis
          orientation="right"
          width={first?.format ? 52 : 32}
          tickFormatter={axis}
          tick={tick}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickCount={3}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--sunk)', stroke: 'var(--line)' }}
          content={({ active, label, payload }) =>
            active && (
              <div className="grid gap-0.5 rounded-press border border-line bg-raised px-3 py-2 text-12 shadow-float">
                <span className="text-soft">{dayOf(String(label))}</span>
                {series.map(({ key, label: words, format: own }) => {
                  const value = payload.find(({ dataKey }) => dataKey === key)?.value
                  return typeof value === 'number' ? (
                    <span key={key} className="tabular-nums">
                      {words}: <strong className="font-medium">{own?.(value) ?? format.number(value)}</strong>
                    </span>
                  ) : null
                })}
              </div>
            )
          }
        />
        {series.map(({ key }, place) =>
          kind === 'bars' && place === 0 ? (
            <Bar
              key={key}
              dataKey={key}
              fill={strokes[0]}
              radius={[3, 3, 0, 0]}
              isAnimationActive={false}
              maxBarSize={14}
            />
          ) : (
            <Line
              key={key}
              dataKey={key}
              stroke={strokes[place % strokes.length] as string}
              strokeWidth={1.5}
              {...(place > 0 && { strokeDasharray: '4 3' })}
              dot={kind === 'lines' && place === 0 ? { r: 2, strokeWidth: 1 } : false}
              activeDot={{ r: 3 }}
              connectNulls
              type="linear"
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
