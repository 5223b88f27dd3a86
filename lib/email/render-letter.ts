import 'server-only'
import { localeOf, translator } from '@/lib/i18n/translator'
import { headerText } from './header-text'
import type { LetterWriter, Writer } from './letter'
import { accountReset, accountVerify } from './letters/account'
import { contactFormSubmitted } from './letters/contact-form-submitted'
import { supportLogin } from './letters/support-login'
import { supportReply } from './letters/support-reply'
import { supportRequestReceived } from './letters/support-request-received'
import { supportTeamReply, supportTeamRequest } from './letters/support-team'
import { teamInvited } from './letters/team-invited'
import { testLetter } from './letters/test'
import { waitlistConfirm } from './letters/waitlist-confirm'
import { waitlistInvited } from './letters/waitlist-invited'
import { waitlistLeft } from './letters/waitlist-left'
import { webhookSwitchedOff } from './letters/webhook-switched-off'
import { wishStatus } from './letters/wish-status'
import { toText } from './to-text'

/** Every letter, by its kind. */
const letters = {
  account_reset: accountReset,
  account_verify: accountVerify,
  team_invited: teamInvited,
  contact_form_submitted: contactFormSubmitted,
  support_login: supportLogin,
  support_request_received: supportRequestReceived,
  support_reply: supportReply,
  support_team_request: supportTeamRequest,
  support_team_reply: supportTeamReply,
  test: testLetter,
  waitlist_confirm: waitlistConfirm,
  waitlist_invited: waitlistInvited,
  waitlist_left: waitlistLeft,
  webhook_switched_off: webhookSwitchedOff,
  wish_status: wishStatus,
}

type Kind = keyof typeof letters
type DataOf<K extends Kind> = (typeof letters)[K] extends LetterWriter<infer Data> ? Data : never

/** A letter in the project's language and colours: what `queueLetter` takes. */
export async function renderLetter<K extends Kind>(
  kind: K,
  writer: Writer,
  data: DataOf<K>,
): Promise<{ kind: K; subject: string; text: string; html: string }> {
  const locale = localeOf(writer.settings.language)
  const write = letters[kind] as LetterWriter<DataOf<K>>
  const letter = write(translator(locale, 'Mail'), writer, data)

  const { toHtml } = await import('./to-html') // react-email is large; only who writes a letter loads it.
  return {
    kind,
    subject: headerText(letter.subject, 250),
    text: toText(letter, writer),
    html: await toHtml(letter, writer, locale),
  }
}
