import 'server-only'
import { enqueue } from '@/lib/jobs/enqueue'
import { seal } from '@/lib/secret'
import type { AskedLetter } from './asked-letter'

/** Has a letter about an account sent after this; whether there is such an account is looked up only then, so that nobody who asks can tell. */
export async function askForLetter(asked: AskedLetter): Promise<void> {
  await enqueue('send_account_letter', { sealed: await seal('letter', JSON.stringify(asked)) })
}
