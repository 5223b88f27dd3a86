'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/dashboard/kit/page-head'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { MintDialog } from '@/components/dashboard/licences/mint-dialog'
import { CommentLines, VoteLines, WishLines } from '@/components/dashboard/person/board-lines'
import type { DeskMember, DeskProject } from '@/components/dashboard/person/desk-member'
import { LicenceLines } from '@/components/dashboard/person/licence-lines'
import { PlaceLine } from '@/components/dashboard/person/place-line'
import { RequestLines } from '@/components/dashboard/person/request-lines'
import { SubmissionLines } from '@/components/dashboard/person/submission-lines'
import { IconButton } from '@/components/ui/icon-button'
import { TextLink } from '@/components/ui/text-link'
import type { Known } from '@/lib/known'
import { people } from '@/lib/wire/person'
import { Attributes } from './attributes'
import { DeletePerson } from './delete-person'
import { EditPerson } from './edit-person'
import { Facts } from './facts'

type Props = { project: DeskProject; member: DeskMember; initial: Known<typeof people.ofEndUser> }

/** One person and everything that is known of them. */
export function PersonPage({ project, member, initial }: Props) {
  const t = useTranslations('Desk.People')
  const { data } = useEndpoint(people.ofEndUser, initial.args, { initial })
  const person = data?.data ?? initial.reply.data
  const base = `/dashboard/p/${project.slug}`
  const { end_user } = person
  if (!end_user) return null
  const name = end_user.name ?? end_user.email ?? end_user.external_id ?? t('nameless')

  return (
    <>
      <PageHead
        title={name}
        back={<TextLink href={`${base}/people`}>{t('back')}</TextLink>}
        verbs={
          <>
            {member.mayWrite && <EditPerson person={end_user} />}
            {member.mayManage && <DeletePerson project={project} person={end_user} name={name} />}
          </>
        }
      />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <Facts person={end_user} />
          <Attributes person={end_user} mayWrite={member.mayWrite} />
          <PlaceLine base={base} entry={person.waitlist_entry} />
        </div>
        <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-2">
          <LicenceLines
            base={base}
            licenses={person.licenses}
            verb={
              member.mayWrite && (
                <MintDialog
                  project={project}
                  person={end_user}
                  trigger={<IconButton icon={Plus} small label={t('mint_for')} />}
                />
              )
            }
          />
          <RequestLines base={base} requests={person.requests} />
          <VoteLines base={base} person={person} />
          <WishLines base={base} person={person} />
          <CommentLines base={base} person={person} />
          <SubmissionLines base={base} submissions={person.submissions} />
        </div>
      </div>
    </>
  )
}
