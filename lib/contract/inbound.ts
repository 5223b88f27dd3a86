import { z } from 'zod'
import { endpoint } from './endpoint'

export const inbound = {
  email: endpoint({
    method: 'POST',
    path: '/api/v1/inbound/email',
    access: 'signed',
    tag: 'Inbound mail',
    summary: 'Take a mail that came in',
    description: `For your mail server or Resend, so that a reply by mail becomes a message of its request.
Either the mail as it is (\`message/rfc822\`, RFC 5322), with \`Authorization: Bearer\` and INBOUND_EMAIL_SECRET; or Resend’s \`email.received\` webhook, whose signature is checked with RESEND_WEBHOOK_SECRET.
A mail that was taken before, an automatic one and one that answers no request are acknowledged and left alone. One from another sender than the request’s, one that the mail server calls forged, one about a closed request and the 21st for a request within an hour are kept for the team alone (\`held\`).
Quotes and signatures are cut. Files are kept by the rules of every upload, ten at most; those that are not are named at the end of the message. A mail may have 25 MiB.`,
    raw: ['message/rfc822', 'application/json'],
    data: z.object({ outcome: z.enum(['message', 'held', 'ignored', 'known']) }).meta({ id: 'InboundOutcome' }),
    errors: ['UNAUTHORIZED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_ERROR'],
  }),
}
