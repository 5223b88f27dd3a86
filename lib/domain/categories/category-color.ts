import { createHash } from 'node:crypto'

const colors = ['#b4552d', '#9a6a1f', '#5f7a34', '#2f7d62', '#2c7288', '#4a66a8', '#7a589f', '#a34f78'] as const

/** One of eight calm colours, always the same for the same name. */
export function categoryColor(name: string): string {
  const byte = createHash('sha256').update(name.toLowerCase()).digest()[0] ?? 0
  return colors[byte % colors.length] ?? colors[0]
}
