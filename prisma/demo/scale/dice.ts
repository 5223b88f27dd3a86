/** Throws that look like chance and are the same each time (mulberry32). */
export function dice(seed: number) {
  let state = seed
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0, below `sides`. */
  const below = (sides: number) => Math.floor(share() * sides)
  const chance = (likely: number) => share() < likely
  function pick<T>(from: readonly T[]): T {
    return from[below(from.length)] as T
  }
  /** One of them, each as likely as it weighs. */
  function weighed<T extends string>(weights: { [name in T]: number }): T {
    let left = share() * Object.values<number>(weights).reduce((sum, weight) => sum + weight, 0)
    for (const name in weights) {
      left -= weights[name]
      if (left < 0) return name
    }
    throw new Error('Nothing weighs anything.')
  }
  return { share, below, chance, pick, weighed }
}
