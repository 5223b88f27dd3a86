import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import { currentAddress, currentProofs } from '@/app/(portal)/p/[project]/support/current-proofs'
import { find } from '@/app/(portal)/p/[project]/support/find'
import { Landing } from '@/app/(portal)/p/[project]/support/landing'
import { privateMetadata } from '@/app/(portal)/p/[project]/support/private-metadata'
import { signOut } from '@/app/(portal)/p/[project]/support/sign-out'
import type { SearchParams } from '@/components/portal/board/board-view'
import { OtherAddressPanel } from '@/components/portal/support/other-address-panel'
import { ReplyForm } from '@/components/portal/support/reply-form'
import { newKey } from '@/components/portal/support/sending'
import { SignInPanel } from '@/components/portal/support/sign-in-panel'
import { ThreadPage } from '@/components/portal/support/thread-page'
import { SupportConversation } from '@/lib/contract/support-request'
import type { PortalProject } from '@/lib/domain/projects/find-project'
import { findByNumber } from '@/lib/domain/support/access/find-by-number'
import { readConversation } from '@/lib/domain/support/conversation/read-conversation'
import { env } from '@/lib/env'
import { reply } from './reply'

type Props = { params: Promise<{ project: string; number: string }>; searchParams: Promise<SearchParams> }

const readNumber = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [project, { number }, t] = await Promise.all([knownProject(params), params, getTranslations('Support')])
  return privateMetadata(project, t('thread_title', { number: String(readNumber(number) ?? '') }))
}

export default async function Page({ params, searchParams }: Props) {
  const [project, asked, { token, received }] = await Promise.all([knownProject(params), params, searchParams])
  const number = readNumber(asked.number) ?? notFound()
  if (typeof token === 'string') return <Landing project={project} token={token} number={number} />

  const found = await findByNumber(await currentProofs(project.id), project.id, number)
  const request = found && SupportConversation.parse(await readConversation(found.proof, found.id))
  return (
    <>
      {request ? (
        <ThreadPage
          project={project}
          request={request}
          signedIn={(await currentAddress(project.id)) !== null}
          received={received !== undefined}
          origin={env.BASE_URL}
          signOut={signOut}
        />
      ) : (
        <Unproven project={project} number={number} />
      )}
      <ReplyForm
        project={{ id: project.id, slug: project.slug }}
        number={number}
        request={request && { id: request.id, status: request.status }}
        messageKey={newKey()}
        action={reply}
      />
    </>
  )
}

/** The same for a number that is not there as for one that these cookies do not open. */
async function Unproven({ project: { id, slug }, number }: { project: PortalProject; number: number }) {
  const [address, t] = await Promise.all([currentAddress(id), getTranslations('Support')])
  if (address) return <OtherAddressPanel slug={slug} email={address} signOut={signOut} />
  return <SignInPanel slug={slug} title={t('prove')} text={t('prove_text')} number={number} find={find} />
}
