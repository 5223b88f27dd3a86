const FALLBACK = '#b4552d'

/** A project's colour as a surface, and the ink that can be read on it: of white and black the one with more contrast always has 4.5 (WCAG 2.2). */
export function accent(given: string): { surface: string; ink: string } {
  const surface = /^#[0-9a-f]{6}$/i.test(given) ? given : FALLBACK
  return { surface, ink: 1.05 / (luminance(surface) + 0.05) >= 4.5 ? '#ffffff' : '#000000' }
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
