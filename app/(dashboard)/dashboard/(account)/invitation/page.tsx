import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { one } from '@/app/(dashboard)/dashboard/(account)/page-words'
import { currentPerson } from '@/app/(dashboard)/dashboard/require-person'
import { AcceptButton } from '@/components/dashboard/account/accept-button'
import { JoinForm } from '@/components/dashboard/account/join-form'
import { Sheet } from '@/components/dashboard/account/sheet'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { findInvitation } from '@/lib/domain/team/find-invitation'

type Props = { searchParams: Promise<{ [name: string]: string | string[] | undefined }> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [query, t] = await Promise.all([searchParams, getTranslations('Desk.Account')])
  const invitation = await findInvitation(one(query, 'token') ?? '')
  return { title: invitation ? t('invitation_title', { team: invitation.team }) : t('invitation_bad') }
}

export default async function Page({ searchParams }: Props) {
  const [query, person, t] = await Promise.all([searchParams, currentPerson(), getTranslations('Desk.Account')])
  const token = one(query, 'token') ?? ''
  const invitation = await findInvitation(token)
  if (!invitation) return <Sheet title={t('invitation_bad')} text={t('invitation_bad_text')} />

  const { team, inviter, role, email, is_known } = invitation
  const isTheirs = person?.user_email === email
  const here = `/dashboard/invitation?token=${token}`
  return (
    <Sheet title={t('invitation_title', { team })} text={t('invitation_text', { inviter, role })}>
      <p className="text-14 font-medium wrap-anywhere">{t('invitation_for', { email })}</p>
      {person && isTheirs && <AcceptButton token={token} />}
      {person && !isTheirs && <Notice tone="bad">{t('invitation_other', { email: person.user_email })}</Notice>}
      {!person && is_known && (
        <div className="grid justify-items-start gap-4 text-14">
          <p>{t('invitation_known')}</p>
          <ButtonLink look="filled" href={`/dashboard/sign-in?${new URLSearchParams({ to: here, email })}`}>
            {t('invitation_sign_in')}
          </ButtonLink>
        </div>
      )}
      {!person && !is_known && (
        <>
          <p className="text-14">{t('invitation_new')}</p>
          <JoinForm token={token} email={email} />
        </>
      )}
    </Sheet>
  )
}
