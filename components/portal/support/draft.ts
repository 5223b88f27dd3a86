type Draft = { subject: string; description: string }

const place = (slug: string) => `frontdesk:request:${slug}`

/** What was written for a new request in this tab and is not sent yet; null where there is nothing, or nothing may be kept. */
export function readDraft(slug: string): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(slug)) ?? 'null')
    return kept && { subject: String(kept.subject ?? ''), description: String(kept.description ?? '') }
  } catch {
    return null
  }
}

/** Keeps it until the tab is closed. */
export function keepDraft(slug: string, draft: Draft): void {
  try {
    if (draft.subject || draft.description) sessionStorage.setItem(place(slug), JSON.stringify(draft))
    else sessionStorage.removeItem(place(slug))
  } catch {
    // A browser that keeps nothing keeps no draft.
  }
}

export const forgetDraft = (slug: string): void => keepDraft(slug, { subject: '', description: '' })

/** Takes a text along into the new request, above what was written for it already. */
export function addToDraft(slug: string, text: string): void {
  const { subject = '', description = '' } = readDraft(slug) ?? {}
  if (description.includes(text)) return
  keepDraft(slug, { subject, description: description ? `${text}\n\n${description}` : text })
}
