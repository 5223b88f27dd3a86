import type { Messages } from 'next-intl'

const needed = [
  'Vote',
  'Suggest',
  'Comment',
  'Form',
  'Forms',
  'Problem',
  'Failure',
  'Status',
  'Support',
  'Licence',
  'Activity',
  'Waitlist',
  'Portal',
  'Letters',
  'Markdown',
] as const

/** The messages that components in the browser need; the others never leave the server. */
export const clientMessages = (messages: Messages) =>
  Object.fromEntries(needed.map((name) => [name, messages[name]])) as Pick<Messages, (typeof needed)[number]>
