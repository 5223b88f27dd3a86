import type { CSSProperties } from 'react'
import { contrast, type Oklch, toHex, toOklch } from './oklch'

const light = '#ffffff'
const dark = '#1d1713'
/** The darkest and the lightest ground that accent-coloured words stand on, by day and by night. */
const ground = { day: '#f0ebe3', night: '#33302c' }
const READABLE = 4.6
/** What a line or a drawing needs, to be seen. */
const VISIBLE = 3.1

/** The uses of a project's accent, by day and by night, as CSS variables: as a surface, as text on that surface, as text and as lines on the page. Text always has a contrast of 4.5 or more, a line of 3. */
export function accentVariables(accent: string): CSSProperties & Record<`--${string}`, string> {
  const colour = toOklch(accent)
  const day = surface(colour)
  const dim = { ...colour, l: Math.max(colour.l, 0.7), c: Math.min(colour.c, 0.14) }
  const night = surface(dim)
  return {
    '--accent': pair(day.surface, night.surface),
    '--on-accent': pair(day.text, night.text),
    '--accent-ink': pair(
      until(colour, -0.01, ground.day),
      until({ ...colour, c: Math.min(colour.c, 0.14) }, 0.01, ground.night),
    ),
    '--accent-line': pair(until(colour, -0.01, ground.day, VISIBLE), until(dim, 0.01, ground.night, VISIBLE)),
  }
}

const pair = (day: string, night: string) => `light-dark(${day}, ${night})`

function surface(colour: Oklch): { surface: string; text: string } {
  const own = toHex(colour)
  if (contrast(own, light) >= READABLE) return { surface: own, text: light }
  if (contrast(own, dark) >= READABLE) return { surface: own, text: dark }
  return { surface: until(colour, -0.01, light), text: light }
}

/** Makes a colour darker or lighter, step by step, until it can be read, or seen, on a ground (or the other way round). */
function until(colour: Oklch, step: number, on: string, enough = READABLE): string {
  let { l } = colour
  while ((step > 0 ? l < 1 : l > 0) && contrast(toHex({ ...colour, l }), on) < enough) l += step
  return toHex({ ...colour, l: Math.min(1, Math.max(0, l)) })
}
