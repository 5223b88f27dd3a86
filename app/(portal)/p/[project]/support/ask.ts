'use server'

import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { POST as createRequest } from '@/app/(api)/portal/support-requests/route'
import { uploadFiles } from '@/app/(portal)/p/[project]/forms/upload-files'
import { newGuard } from '@/app/(portal)/p/[project]/new-guard'
import { readBot } from '@/components/portal/forms/in-page'
import { refusedWith } from '@/components/portal/forms/submission'
import { readValues } from '@/components/portal/forms/values'
import { requestBody, requestFields, VIEWED } from '@/components/portal/support/request-fields'
import { keyIn, newKey, SCRIPTED, type Sending } from '@/components/portal/support/sending'
import { supportHref } from '@/components/portal/support/support-href'
import { clock } from '@/lib/clock'
import { compileForm } from '@/lib/contract/form-validator'
import { supportRequests } from '@/lib/contract/support-requests'
import { BOT_TOKEN_LIFE } from '@/lib/domain/bot/issue-bot-token'
import { findProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'
import { keepRequest } from './keep-proof'

/** A new request; it ends at its own page, which this browser may open from now on. Without an address to mail the link to, the link is shown. */
export async function ask(_: Sending, given: FormData): Promise<Sending> {
  const text = (name: string) => String(given.get(name) ?? '')
  const project = await findProject(text('project'))
  if (!project) return { returned: false, values: {}, problems: [], failure: 'NOT_FOUND' }

  const fields = requestFields()
  const values = readValues(fields, given)
  const key = keyIn(given)
  const lost = await uploadFiles(project.id, fields, given, values, key)
  const known = [...lost, ...compileForm(fields)(values)]
  const bot = readBot(given)
  const back = async (wrong: Pick<Sending, 'problems' | 'failure' | 'key'>, isProofGood = true): Promise<Sending> => {
    const { _token: token, _timestamp: timestamp } = bot
    const guard = isProofGood && token && timestamp ? { token, timestamp } : await newGuard(project.id)
    return { returned: true, values, guard, key, ...wrong }
  }
  if (known.length > 0) return back({ problems: known })
  if (isStale(bot._timestamp)) return back({ problems: [], failure: 'stale' }, false)

  const body = requestBody(project.id, values, text(VIEWED), bot)
  const sent = await act(supportRequests.create, createRequest, { query: { project_id: project.id }, body }, key)
  if (!sent.ok) {
    const { code } = sent.error
    if (code === 'IDEMPOTENCY_KEY_REUSED') return back({ problems: [], failure: 'arrived', key: newKey() }, false)
    return back(refusedWith(fields, sent.error, []), code !== 'BOT_DETECTED')
  }

  const { id, number, access_token, magic_link, user_email } = sent.data
  await keepRequest(id, access_token)
  if (!user_email) {
    const message = (await getTranslations('Support'))('received_here')
    return { returned: true, values: {}, problems: [], sent: { message, number, link: magic_link, email: null } }
  }
  const goto = `${supportHref(project.slug, number)}?received=1`
  if (!text(SCRIPTED)) redirect(goto)
  return { returned: true, values: {}, problems: [], goto }
}

const isStale = (shown: number | null | undefined) =>
  Boolean(shown) && clock.now().getTime() - Number(shown) > BOT_TOKEN_LIFE
