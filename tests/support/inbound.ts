import { Webhook } from 'standardwebhooks'
import { inbound } from '@/lib/contract/inbound'
import { db } from '@/lib/db'
import { replyAddress } from '@/lib/email/reply-address'
import { setEnv } from '@/lib/env'
import { type Sent, send } from './api'
import { startHttp } from './http-server'

export const inboundSecret = 'a-secret-of-the-mail-server-0123456789'
export const webhookSecret = `whsec_${Buffer.from('a key of 24 bytes or so!').toString('base64')}`
export const replyDomain = 'reply.example.com'

/** Mail is taken in at the reply domain, as it is. */
export const openDoor = () => setEnv({ INBOUND_EMAIL_DOMAIN: replyDomain, INBOUND_EMAIL_SECRET: inboundSecret })

/** The address that answers a request. */
export const addressFor = (project: { id: string }, request: { id: string }): string =>
  replyAddress({ id: request.id, project_id: project.id }) ?? ''

type Headers = { [name: string]: string }

/** A mail as a server hands it over, from Ana where nothing else is said; the body's bytes as they are given. */
export function rawMail(headers: Headers, body: string | Buffer = 'It works now, thank you.'): Buffer {
  const all: Headers = {
    'Return-Path': '<ana@example.com>',
    From: 'Ana <ana@example.com>',
    Subject: 'Re: [#1] Password',
    'Message-ID': `<${crypto.randomUUID()}@mail.example.com>`,
    Date: 'Fri, 20 Nov 2026 14:41:00 +0000',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const content = typeof body === 'string' ? Buffer.from(body.replaceAll('\n', '\r\n')) : body
  return Buffer.concat([Buffer.from(`${lines.join('')}\r\n`), content])
}

type Part = { type: string; body: string | Buffer; name?: string; headers?: Headers }

/** The headers and the body of a mail of several parts. */
export function parts(kind: 'mixed' | 'alternative', all: Part[]): [Headers, string] {
  const written = all.map(({ type, body, name, headers = {} }) => {
    const file = name === undefined ? {} : { 'Content-Disposition': `attachment; filename="${name}"` }
    const base64 = Buffer.isBuffer(body)
    const lines = {
      'Content-Type': type,
      ...file,
      ...(base64 && { 'Content-Transfer-Encoding': 'base64' }),
      ...headers,
    }
    const head = Object.entries(lines).map((line) => line.join(': '))
    return `--limit\n${head.join('\n')}\n\n${base64 ? body.toString('base64').replace(/.{76}/g, '$&\n') : body}\n`
  })
  return [{ 'Content-Type': `multipart/${kind}; boundary=limit` }, `${written.join('')}--limit--\n`]
}

/** What a mail server sends. */
export const throughDoor = (raw: Buffer, secret = inboundSecret): Sent => ({
  raw: raw as BodyInit,
  headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${secret}` },
})

/** A mail comes in; the outcome. */
export async function comes(raw: Buffer): Promise<string> {
  const { data, text } = await send(inbound.email, throughDoor(raw))
  return data?.outcome ?? text
}

/** All messages of a request as they are kept, oldest first. */
export const messagesOf = ({ id }: { id: string }) =>
  db.support_message.findMany({ where: { support_request_id: id }, orderBy: [{ created_at: 'asc' }, { id: 'asc' }] })

type Signing = { at?: Date; secret?: string; names?: 'svix' | 'webhook'; body?: string }

/** What Resend's webhook sends about a mail; `body` is what arrives instead of what was signed. */
export function webhook(event: object, signing: Signing = {}): Sent {
  const { at = new Date(), secret = webhookSecret, names = 'svix' } = signing
  const payload = JSON.stringify(event)
  const id = `msg_${crypto.randomUUID()}`
  const headers = {
    'Content-Type': 'application/json',
    [`${names}-id`]: id,
    [`${names}-timestamp`]: String(Math.floor(at.getTime() / 1000)),
    [`${names}-signature`]: new Webhook(secret).sign(id, at, payload),
  }
  return { raw: signing.body ?? payload, headers }
}

/** The event that a mail has come. */
export const received = (email_id: string) => ({
  type: 'email.received',
  created_at: '2026-11-20T14:41:00.000Z',
  data: { email_id, created_at: '2026-11-20T14:41:00.000Z', from: 'Ana <ana@example.com>', subject: 'Re: Password' },
})

type Kept = { [path: string]: object | Buffer | number }

/** A server in the shape of Resend's receiving API, to which the webhook's door is open until it stops; a number is a refusal. */
export async function startReceiving(kept: (url: string) => Kept) {
  const server = await startHttp(({ path }) => {
    const found = kept(server.url)[path.split('?')[0] ?? ''] ?? 404
    if (Buffer.isBuffer(found)) return { status: 200, body: found }
    const status = typeof found === 'number' ? found : 200
    const body = typeof found === 'number' ? { statusCode: found, name: 'error', message: 'No.' } : found
    return { status, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  })
  setEnv({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: server.url, RESEND_WEBHOOK_SECRET: webhookSecret })
  return {
    ...server,
    stop: async () => {
      setEnv({ RESEND_WEBHOOK_SECRET: '', RESEND_API_KEY: '', RESEND_BASE_URL: '' })
      await server.stop()
    },
  }
}
