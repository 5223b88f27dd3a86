import { InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { Email } from '@/lib/contract/fields'
import { PortalParts } from '@/lib/contract/portal'

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

const shown = { on: true, off: false, auto: null }
const isState = (text: string | undefined): text is keyof typeof shown => text !== undefined && text in shown
const partNames = PortalParts.keyof()

/** An option with parts of a portal, each switched: `waitlist=on,roadmap=off,help=auto`. */
export function switchedParts(text: string): Partial<{ [Part in keyof PortalParts]: boolean | null }> {
  const pairs = text.split(',').map((each) => {
    const [name, state, ...more] = each.trim().split('=')
    const part = partNames.safeParse(name)
    if (part.success && isState(state) && more.length === 0) return [part.data, shown[state]]
    const parts = partNames.options.join(', ')
    throw new InvalidArgumentError(
      `“${each.trim()}” is no such switch. Write part=on, part=off or part=auto; the parts are ${parts}.`,
    )
  })
  return Object.fromEntries(pairs)
}
