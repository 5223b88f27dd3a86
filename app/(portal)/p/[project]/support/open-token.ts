'use server'

import { RedirectType, redirect } from 'next/navigation'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import { otherRoom, otherRoomHref } from '@/components/portal/support/other-room'
import { SCRIPTED } from '@/components/portal/support/sending'
import { supportHref } from '@/components/portal/support/support-href'
import type { Step } from '@/components/portal/support/use-step'
import { findProject } from '@/lib/domain/projects/find-project'
import { tradeToken } from '@/lib/domain/support/access/trade-token'
import { giveWay, keepRequest, keepSession } from './keep-proof'

/** What an address says in its token's place once that has gone bad: its page then says so. */
const GONE = 'gone'

/** Trades the token of an address for a cookie; it ends at the same place without the token, which leaves the history too. */
export async function openToken(_: Step, form: FormData): Promise<Step> {
  const { project: slug = '', token = '', number, room } = readForm(form)
  const project = await findProject(slug)
  const goto = project ? await open(project.id, slug, token, { number, room }) : '/'
  if (!form.has(SCRIPTED)) redirect(goto, RedirectType.replace)
  return { goto }
}

type Asked = { number: string | undefined; room: string | undefined }

/** Where it leads. */
async function open(project_id: string, slug: string, token: string, { number, room }: Asked): Promise<string> {
  const other = otherRoom(room)
  const asked = /^\d{1,9}$/.test(number ?? '') ? Number(number) : null
  const traded = await tradeToken(project_id, token)
  if (!traded) return `${supportHref(slug, asked ?? 'open')}?${other ? `room=${other}&` : ''}token=${GONE}`
  if (traded.by === 'request') {
    await giveWay(project_id, traded.token)
    await keepRequest(traded.support_request_id, traded.token)
    return supportHref(slug, traded.number)
  }
  await keepSession(project_id, traded.session_token)
  return other ? otherRoomHref(slug, other) : supportHref(slug, asked ?? 'requests')
}
