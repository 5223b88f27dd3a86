import { useFormatter } from 'next-intl'

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** A span of time in its largest unit, as people say it: “3 hr”, or “3 hours” where there is room. */
export function useDuration() {
  const format = useFormatter()
  return (seconds: number, unitDisplay: 'short' | 'long' = 'short'): string => {
    const [unit, length] = units.find(([, each]) => seconds >= each) ?? units[2]
    const value = seconds / length
    return format.number(value < 10 && unit !== 'minute' ? Math.round(value * 10) / 10 : Math.round(value), {
      style: 'unit',
      unit,
      unitDisplay,
    })
  }
}
