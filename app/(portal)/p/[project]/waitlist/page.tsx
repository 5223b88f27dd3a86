import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { projectWith } from '@/app/(portal)/p/[project]/known-project'
import { newGuard } from '@/app/(portal)/p/[project]/new-guard'
import { currentAddress } from '@/app/(portal)/p/[project]/support/current-proofs'
import { privateMetadata } from '@/app/(portal)/p/[project]/support/private-metadata'
import type { SearchParams } from '@/components/portal/board/board-view'
import { shownName } from '@/components/portal/project'
import { waitlistHref } from '@/components/portal/waitlist/waitlist-href'
import { WaitlistPage } from '@/components/portal/waitlist/waitlist-page'
import type { Done, Purpose } from '@/components/portal/waitlist/waitlist-state'
import { countWaiting } from '@/lib/domain/waitlist/count-waiting'
import { isFriendInLine } from '@/lib/domain/waitlist/is-friend-in-line'
import { env } from '@/lib/env'
import { join } from './join'
import { leave } from './leave'
import { LetterPage } from './letter-page'
import { ownPlace } from './own-place'

type Props = { params: Promise<{ project: string }>; searchParams: Promise<SearchParams> }

const purposes: Purpose[] = ['confirm', 'undo']
const arrivals: Done[] = [...purposes, 'place']

/** What the link of a letter asks for. */
function letterIn(asked: SearchParams): { purpose: Purpose; token: string } | null {
  const purpose = purposes.find((each) => asked[each] !== undefined)
  const token = purpose && asked[purpose]
  return purpose ? { purpose, token: typeof token === 'string' ? token : '' } : null
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [project, asked, t] = await Promise.all([
    projectWith('waitlist', params),
    searchParams,
    getTranslations('Waitlist'),
  ])
  if (letterIn(asked)) return privateMetadata(project, t('title'))

  const name = shownName(project)
  const title = t('meta_title', { name })
  const { logo_url } = project.customization
  const description = t('meta_text', { name })
  const canonical = waitlistHref(project.slug)
  const images = logo_url ? [logo_url] : []
  return {
    title: { absolute: title },
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, siteName: name, type: 'website', images },
    twitter: { card: 'summary', title, description, images },
  }
}

export default async function Page({ params, searchParams }: Props) {
  const [project, asked] = await Promise.all([projectWith('waitlist', params), searchParams])
  const letter = letterIn(asked)
  if (letter) return <LetterPage project={project} {...letter} />

  const code = typeof asked.ref === 'string' ? asked.ref : null
  const [place, count, isSent, address, guard] = await Promise.all([
    ownPlace(project.id),
    countWaiting(project.id),
    code !== null && isFriendInLine(project.id, code),
    currentAddress(project.id),
    newGuard(project.id),
  ])
  return (
    <WaitlistPage
      project={project}
      place={place}
      count={count}
      address={address}
      friend={isSent ? code : null}
      done={arrivals.find((each) => each === asked.done) ?? null}
      guard={guard}
      url={env.BASE_URL + waitlistHref(project.slug, place?.referral_code)}
      join={join}
      leave={leave}
    />
  )
}
