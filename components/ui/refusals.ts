import type { Said } from './toast-store'

type Place = (said: Said | undefined) => void

const places: Place[] = []

/** Takes what is refused while it is there, instead of whatever stood there before it. */
export function standIn(place: Place): () => void {
  places.push(place)
  return () => {
    places.splice(places.indexOf(place), 1)
  }
}

/** Tells the dialog in front why something was refused; false where none is open. */
export function tellDialog(said: Said): boolean {
  const place = places.at(-1)
  place?.(said)
  return place !== undefined
}

/** The dialog in front does not say any more what it said: somebody tries again. */
export const hushDialog = (): void => places.at(-1)?.(undefined)
