import type { Draft, IntegrationType } from './draft'

const who = ['name', 'your_name', 'full_name', 'dein_name']
const about = ['subject', 'betreff']

/** Ids that tell which part of a request or a wish a field is; the address and the long text are found by their types. */
const ids: { [type in IntegrationType]?: { [role: string]: string[] } } = {
  support: { subject: about, user_name: who },
  wishes: { title: ['title', 'titel', ...about], author_name: who },
}

/** Roles to the keys of their fields: what was chosen, and where nothing ever was, what the fields' ids say. */
export function suggestMap(type: IntegrationType, { fields, integration }: Draft): Record<string, string> {
  const told = Object.entries(ids[type] ?? {}).flatMap(([role, known]) => {
    const field = fields.find(({ id, type }) => type === 'text' && known.includes(id))
    return field ? [[role, field.key] as const] : []
  })
  return { ...Object.fromEntries(told), ...integration.map }
}
