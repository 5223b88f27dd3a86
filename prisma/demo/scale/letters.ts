import { type Crowd, idAt, later } from './crowd'
import { dice } from './dice'
import { keep } from './keep'
import type { Person } from './people'
import { complaint, prose } from './words'

const reasons = ['550 5.1.1 No such user here', 'The mail server did not answer in time.', '552 5.2.2 Mailbox full']
const kinds = {
  support_request_received: 30,
  support_reply: 30,
  contact_form_submitted: 20,
  wish_status: 12,
  waitlist_invited: 5,
  support_login: 3,
}

/** Letters that went out long ago, or never will: nothing is left to be sent. */
export async function plantLetters(crowd: Crowd, people: Person[]): Promise<void> {
  const { project_id, total } = crowd
  const roll = dice(13)
  await keep('letter', total, (n) => {
    const at = crowd.at(n)
    const failed = roll.chance(0.03)
    const [subject, text] = [complaint(roll), prose(roll)]
    const paragraphs = text.split('\n\n').map((each) => `<p style="margin:0 0 16px;line-height:1.6">${each}</p>`)
    return {
      id: idAt(at),
      project_id,
      kind: roll.weighed(kinds),
      to: [(people[n] as Person).email],
      from: 'Lumen Notes <hello@lumen.example>',
      reply_to: null,
      subject: `Re: ${subject}`,
      text,
      html: `<!doctype html><html><body style="font-family:sans-serif;color:#222">${paragraphs.join('')}</body></html>`,
      state: failed ? 'failed' : 'sent',
      attempts: failed ? 7 : 1,
      last_error: failed ? roll.pick(reasons) : null,
      message_id: failed ? null : `<${n + 1}.demo@lumen.example>`,
      sent_at: failed ? null : later(crowd, at, 0.01),
      created_at: at,
    }
  })
}
