import 'server-only'
import nodemailer from 'nodemailer'
import { messageId } from '@/lib/email/message-id'
import { type Driver, PostError } from '@/lib/email/parcel'
import { env } from '@/lib/env'

const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000, dnsTimeout: 10_000 }

/** Hands a letter to the server at SMTP_URL. 5xx about the letter is permanent; about our name and password it is not. */
export const sendBySmtp: Driver = async (parcel) => {
  const transport = nodemailer.createTransport({ url: env.SMTP_URL, ...waits })
  const { to, from, reply_to, subject, text, html, headers } = parcel
  try {
    const { messageId: message_id, rejected } = await transport.sendMail({
      messageId: messageId(parcel),
      date: parcel.created_at,
      to,
      from,
      ...(reply_to && { replyTo: reply_to }),
      subject,
      text,
      html,
      headers,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return { message_id, ...(rejected.length > 0 && { remark: `The mail server refused ${rejected.join(', ')}.` }) }
  } catch (error) {
    throw toldBy(error as SmtpError)
  } finally {
    transport.close()
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string }

function toldBy(error: SmtpError): PostError {
  const { code, responseCode, response } = error
  if (!responseCode)
    return new PostError(`The mail server could not be used (${code ?? error.message}).`, {
      permanent: false,
      cause: error,
    })

  const permanent = responseCode >= 500 && code !== 'EAUTH'
  return new PostError(`The mail server answered: ${response ?? responseCode}`, { permanent, cause: error })
}
