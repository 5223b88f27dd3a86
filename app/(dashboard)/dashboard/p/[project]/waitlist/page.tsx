import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { askedOf, type SearchParams } from '@/app/(dashboard)/dashboard/p/[project]/asked-of'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { WhileOpen } from '@/components/dashboard/kit/while-open'
import { Growth } from '@/components/dashboard/waitlist/growth'
import { InviteButton } from '@/components/dashboard/waitlist/invite-button'
import { Rules } from '@/components/dashboard/waitlist/rules'
import { WaitlistList } from '@/components/dashboard/waitlist/waitlist-list'
import { waitlist } from '@/lib/contract/waitlist'
import { listWaitlist } from '@/lib/domain/waitlist/list-waitlist'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }>; searchParams: SearchParams }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Waitlist'))('title') }
}

/** Who waits for the project's app. */
async function WaitlistDeskPage({ params, searchParams }: Props) {
  const { project: found, member } = await knownMember(params)
  const t = await getTranslations('Desk.Waitlist')
  const project = { id: found.id, slug: found.slug, name: found.name }
  const { query, parsed } = await askedOf(waitlist.list, {}, searchParams, ['search', 'status', 'page'])
  const args = { params: { id: project.id }, query }
  const initial = known(waitlist.list, args, await listWaitlist(project.id, parsed))
  return (
    <DeskWords rooms={['Waitlist']}>
      <Page>
        <PageHead
          title={t('title')}
          text={t('intro')}
          verbs={
            member.mayManage && (
              <WhileOpen reason>
                <InviteButton project={project} />
              </WhileOpen>
            )
          }
        />
        <div className="grid gap-6 max-lg:order-last lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Growth project={project} />
          <Rules slug={project.slug} settings={found.settings} mayManage={member.mayManage} />
        </div>
        <WaitlistList project={project} member={member} initial={initial} />
      </Page>
    </DeskWords>
  )
}

export default waiting(WaitlistDeskPage)
