import type { Messages } from 'next-intl'

/** The messages that components in the browser need; the others never leave the server. */
export function clientMessages({
  Vote,
  Suggest,
  Comment,
  Form,
  Forms,
  Problem,
  Failure,
  Status,
  Support,
  Licence,
  Activity,
  Waitlist,
  Portal,
  Letters,
}: Messages) {
  return {
    Vote,
    Suggest,
    Comment,
    Form,
    Forms,
    Problem,
    Failure,
    Status,
    Support,
    Licence,
    Activity,
    Waitlist,
    Portal,
    Letters,
  }
}
