import { addressIn } from './header-text'
import type { Parcel } from './parcel'

/** The Message-ID of a letter, its own where its headers have none: the same at every try, so that a mailbox shows it once. */
export function messageId({ id, from, headers }: Pick<Parcel, 'id' | 'from' | 'headers'>): string {
  return headers['Message-ID'] ?? `<${id}@${addressIn(from).split('@').at(-1)}>`
}
