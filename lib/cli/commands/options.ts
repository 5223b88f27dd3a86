import { InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { Email } from '@/lib/contract/fields'

/** An option that names a project. */
export function projectId(text: string): string {
  if (z.uuid().safeParse(text).success) return text
  throw new InvalidArgumentError('That is no project id; "frontdesk project list" shows them.')
}

/** An option with e-mail addresses, commas between, kept so; an empty one is nobody. */
export function addresses(text: string): string {
  const all = text.split(',').map((address) => address.trim())
  const given = all.filter(Boolean)
  const wrong = given.find((address) => !Email.safeParse(address).success)
  if (wrong !== undefined) throw new InvalidArgumentError(`“${wrong}” is no e-mail address.`)
  return given.join(', ')
}
