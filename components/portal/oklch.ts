/** A colour by what the eye sees: lightness 0 to 1, chroma, hue in radians. */
export type Oklch = { l: number; c: number; h: number }
type Rgb = [number, number, number]

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function rgbOf(hex: string): Rgb {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return [r, g, b]
}

/** `#rrggbb` as OKLCH (Björn Ottosson, 2020). */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = rgbOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, y), h: Math.atan2(y, a) }
}

/** OKLCH as `#rrggbb`; chroma gives way where the screen cannot show it. */
export function toHex({ l, c, h }: Oklch): string {
  for (let chroma = c; chroma > 0.001; chroma *= 0.96) {
    const rgb = rgbFrom({ l, c: chroma, h })
    if (rgb.every((value) => value > -0.0005 && value < 1.0005)) return hexOf(rgb)
  }
  return hexOf(rgbFrom({ l, c: 0, h }))
}

function rgbFrom({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((value) =>
      Math.round(gamma(Math.min(1, Math.max(0, value))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Contrast of two colours after WCAG 2.2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
