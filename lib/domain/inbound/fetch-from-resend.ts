import 'server-only'
import nodemailer from 'nodemailer'
import { type AttachmentData, type GetReceivingEmailResponseSuccess, Resend } from 'resend'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { download } from './download'

/** A mail that Resend took in, as it came; null when Resend does not have it. What fails is SERVICE_UNAVAILABLE, so that Resend tells of it again. */
export async function fetchFromResend(email_id: string): Promise<Uint8Array | null> {
  const resend = new Resend(env.RESEND_API_KEY, { baseUrl: env.RESEND_BASE_URL })
  const signal = AbortSignal.timeout(30_000)
  const { data: mail, error } = await resend.emails.receiving.get(email_id, { html_format: 'cid' }, { signal })
  if (error?.statusCode === 404) return null
  if (error) throw unreachable(error.message)
  if (mail.raw) return download(mail.raw.download_url, signal)

  const files = mail.attachments.length > 0 ? await attachmentsOf(resend, email_id, signal) : []
  return compose(mail, files)
}

type File = { filename: string; content: Buffer; contentType: string }

async function attachmentsOf(resend: Resend, emailId: string, signal: AbortSignal): Promise<File[]> {
  const { data, error } = await resend.emails.receiving.attachments.list({ emailId }, { signal })
  if (error) throw unreachable(error.message)
  const files: File[] = []
  for (const file of (data as { data: AttachmentData[] }).data) {
    const content = Buffer.from(await download(file.download_url, signal))
    files.push({ filename: file.filename ?? 'attachment', content, contentType: file.content_type })
  }
  return files
}

/** Headers that stand in the parts that are written anew. */
const written = /^(content-.*|mime-version|from|to|cc|bcc|subject|message-id|reply-to|date)$/i

/** Where Resend has no raw mail, one is written from what it read of it, so that there is one way to read mails. */
async function compose(mail: GetReceivingEmailResponseSuccess, attachments: File[]): Promise<Uint8Array> {
  const { from, to, cc, received_for, subject, message_id, text, html } = mail
  const headers = Object.entries(mail.headers ?? {}).filter(([name]) => !written.test(name))
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await transport.sendMail({
    from,
    to,
    cc: cc ?? [],
    subject,
    messageId: message_id,
    ...(text !== null && { text }),
    ...(html !== null && { html }),
    attachments,
    headers: {
      ...Object.fromEntries(headers),
      ...(received_for?.length > 0 && { 'X-Original-To': received_for.join(', ') }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return message as Buffer
}

function unreachable(reason: string): AppError {
  log.error({ error: reason }, 'a mail could not be fetched from Resend')
  return new AppError('SERVICE_UNAVAILABLE', 'The mail could not be fetched from Resend just now.', {
    headers: { 'Retry-After': '30' },
  })
}
