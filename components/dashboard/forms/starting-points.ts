import type { FieldType } from '@/lib/contract/form-fields'

type Start = {
  kind: 'contact' | 'support'
  integration?: { type: 'wishes'; field_map: { title: string } }
  fields: { id: string; type: FieldType; required?: boolean; options?: number }[]
}

/** What a form can begin as; the words of each field are under `start_<point>_<id>`, its options under `…_1` and so on. */
export const startingPoints = {
  contact: {
    kind: 'contact',
    fields: [
      { id: 'name', type: 'text' },
      { id: 'email', type: 'email', required: true },
      { id: 'message', type: 'textarea', required: true },
    ],
  },
  feedback: {
    kind: 'contact',
    fields: [
      { id: 'rating', type: 'radio', required: true, options: 3 },
      { id: 'message', type: 'textarea', required: true },
      { id: 'email', type: 'email' },
    ],
  },
  idea: {
    kind: 'contact',
    integration: { type: 'wishes', field_map: { title: 'title' } },
    fields: [
      { id: 'title', type: 'text', required: true },
      { id: 'message', type: 'textarea', required: true },
      { id: 'email', type: 'email' },
    ],
  },
  empty: { kind: 'contact', fields: [] },
  help: {
    kind: 'support',
    fields: [
      { id: 'version', type: 'text' },
      { id: 'files', type: 'file' },
    ],
  },
  empty_support: { kind: 'support', fields: [] },
} as const satisfies Record<string, Start>

export type StartingPoint = keyof typeof startingPoints
export const startingNames = Object.keys(startingPoints) as StartingPoint[]

/** Fields of a starting point as the API takes them, in somebody's words. */
export function startingFields(point: StartingPoint, words: (key: string) => string) {
  const { fields }: Start = startingPoints[point]
  return fields.map(({ id, type, required = false, options = 0 }) => ({
    id,
    type,
    required,
    label: words(id),
    options: Array.from({ length: options }, (_, n) => words(`${id}_${n + 1}`)),
  }))
}
