import type { ErrorDetail } from '@/lib/errors'
import type { Draft } from './draft'

/** What is wrong with a form, by the part of the page where it is mended: a field by its key, or a setting by its name. */
export type Problems = {
  fields: Record<string, Record<string, string>>
  settings: Record<string, string>
}

export const noProblems: Problems = { fields: {}, settings: {} }

/** Sorts what the API, or its schema, says of a form (`fields.3.validation.pattern`) to where it belongs. */
export function problemsOf(draft: Draft, details: ErrorDetail[]): Problems {
  const problems: Problems = { fields: {}, settings: {} }
  for (const { path, message } of details) {
    const [, place, rest] = /^fields\.(\d+)(?:\.(.+))?$/.exec(path) ?? []
    const field = place === undefined ? undefined : draft.fields[Number(place)]
    if (!field) problems.settings[path] ??= message
    else {
      problems.fields[field.key] ??= {}
      const own = problems.fields[field.key] ?? {}
      own[partOf(rest)] ??= message
    }
  }
  return problems
}

/** Of what was wrong, what still is: what the schema still refuses, and what only the server could see and nobody has touched since. */
export function stillWrong(before: { draft: Draft; problems: Problems }, draft: Draft, now: Problems): Problems {
  const fields = Object.entries(before.problems.fields).map(([key, parts]) => {
    const isSame = draft.fields.some((field) => field.key === key && before.draft.fields.includes(field))
    return [key, only(parts, (part) => isSame || now.fields[key]?.[part] !== undefined)] as const
  })
  const untouched = (path: string) => {
    const part = path.split('.')[0] as keyof Draft
    return before.draft[part] === draft[part]
  }
  return {
    fields: Object.fromEntries(fields.filter(([, parts]) => Object.keys(parts).length > 0)),
    settings: only(before.problems.settings, (path) => now.settings[path] !== undefined || untouched(path)),
  }
}

const only = (parts: Record<string, string>, keep: (part: string) => boolean) =>
  Object.fromEntries(Object.entries(parts).filter(([part]) => keep(part)))

/** The control in which a part of a field is edited. */
function partOf(rest = 'label'): string {
  const [first = 'label', second] = rest.split('.')
  if (first !== 'validation') return first
  return second ? second.replace('minLength', 'min_length').replace('maxLength', 'max_length') : 'pattern'
}

/** How many things are wrong. */
export const countProblems = ({ fields, settings }: Problems): number =>
  Object.values(fields).reduce((all, each) => all + Object.keys(each).length, 0) + Object.keys(settings).length
