import 'server-only'
import { mailLogin } from '@/lib/domain/support/access/mail-login'
import type { Handler } from '@/lib/jobs/handler'
import { unseal } from '@/lib/secret'

/** Mails a code and a link to an address that the project knows. The job carries it sealed: most who ask are nobody we know. */
export const sendLogin: Handler<'send_login'> = async ({ project_id, address, asked_at, room }) =>
  mailLogin({ project_id, email: await unseal('login', address), asked_at: new Date(asked_at), room })
