import type { useFormatter } from 'next-intl'

const KILO = 1024

/** A file's size as people read it. */
export function shownSize(format: ReturnType<typeof useFormatter>, size: number): string {
  if (size < 1000) return format.number(size, { style: 'unit', unit: 'byte', unitDisplay: 'long' })

  const [amount, unit] = size < KILO * KILO ? [size / KILO, 'kilobyte'] : [size / KILO / KILO, 'megabyte']
  return format.number(amount, { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 })
}
