import 'server-only'
import { jwtVerify } from 'jose'
import { clock } from '@/lib/clock'
import type { BotFields } from '@/lib/contract/fields'
import { db } from '@/lib/db'
import { getProject } from '@/lib/domain/projects/find-project'
import { AppError } from '@/lib/errors'
import { keyFor } from '@/lib/secret'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** Lower numbers can only be seconds: as milliseconds they would lie in January 1970. */
const SECONDS_BELOW = 100_000_000_000

/** Refuses a public write that looks automated. The fields are checked where given, and must be given where the project asks for them; a token is used up. */
export async function checkBot(
  project_id: string,
  bot: BotFields,
  known?: { require_bot_fields: boolean },
): Promise<void> {
  const { require_bot_fields } = known ?? (await getProject(project_id)).settings
  if (bot._hp) throw refused('The hidden field must stay empty.')
  if (bot._timestamp != null) checkTimestamp(bot._timestamp)
  else if (require_bot_fields) throw refused('The field _timestamp is required here.')
  if (bot._token != null) await useToken(project_id, bot._token)
  else if (require_bot_fields) throw refused('The field _token is required here; GET /portal/bot-token gives one.')
}

function checkTimestamp(given: number): void {
  const loaded = Math.abs(given) < SECONDS_BELOW ? given * SECOND : given
  const age = clock.now().getTime() - loaded
  if (age < 2 * SECOND) throw refused('That was very quick. Wait two seconds and send it again.')
  if (age > DAY) throw refused('The form was opened more than a day ago. Load it again and send it.')
}

async function useToken(project_id: string, token: string): Promise<void> {
  const proof = await jwtVerify(token, keyFor('bot-token'), {
    audience: project_id,
    algorithms: ['HS256'],
    currentDate: clock.now(),
  }).catch(() => null)
  const { jti, exp } = proof?.payload ?? {}
  const { count } =
    jti && exp
      ? await db.used_bot_token.createMany({
          data: [{ id: jti, expires_at: new Date(exp * SECOND) }],
          skipDuplicates: true,
        })
      : { count: 0 }
  if (count === 0) throw refused('The token is wrong, used already or out of date. Load the form again and send it.')
}

/** Whether a token of ours has been used up: what it came with was kept. */
export async function wasUsed(token: string | null | undefined): Promise<boolean> {
  const proof = await jwtVerify(token ?? '', keyFor('bot-token'), {
    algorithms: ['HS256'],
    currentDate: new Date(0),
  }).catch(() => null)
  const id = proof?.payload.jti
  return id !== undefined && (await db.used_bot_token.count({ where: { id } })) > 0
}

const refused = (why: string) => new AppError('BOT_DETECTED', `This looked automated. ${why}`)

/** Whether a public write looks automated; where that is no reason to refuse it. */
export async function looksAutomated(project_id: string, { _hp, _timestamp, _token }: BotFields): Promise<boolean> {
  try {
    await checkBot(project_id, { _hp, _timestamp, _token })
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'BOT_DETECTED') return true
    throw error
  }
}
