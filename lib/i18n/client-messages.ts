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
  Portal,
}: Messages) {
  return { Vote, Suggest, Comment, Form, Forms, Problem, Failure, Status, Support, Licence, Portal }
}
