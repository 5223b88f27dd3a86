/** A conversation as the model may see it: what the customer sees, without addresses. */
export type Thread = {
  subject: string
  customer_name: string | null
  /** Oldest first; the description leads. */
  messages: { from: 'customer' | 'team'; text: string; files: number }[]
}

const LONGEST_QUESTION = 2_000

/** What the customer asks: the subject, and what they wrote since the team last answered. */
export function questionOf({ subject, messages }: Thread): string {
  const answered = messages.findLastIndex(({ from }) => from === 'team')
  const open = messages.slice(answered + 1)
  const asked = open.length > 0 ? open : messages.filter(({ from }) => from === 'customer').slice(-1)
  return [subject, ...asked.map(({ text }) => text)].join('\n').slice(0, LONGEST_QUESTION)
}
