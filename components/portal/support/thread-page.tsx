import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { type Project, shownName } from '@/components/portal/project'
import { ForgetParams } from '@/components/ui/forget-params'
import { Notice } from '@/components/ui/notice'
import { TicketStub } from '@/components/ui/ticket-stub'
import type { StatusLabels } from '@/lib/contract/status-labels'
import type { SupportConversation } from '@/lib/contract/support-request'
import { Attachments } from './attachments'
import { HelpCardList } from './help-card-list'
import { Letter } from './letter'
import { LiveThread } from './live-thread'
import { RequestStatus } from './request-status'
import { SignOutForm } from './sign-out-form'
import { SupportBar } from './support-bar'
import { supportHref } from './support-href'
import type { Step, StepAction } from './use-step'

type Conversation = z.output<typeof SupportConversation>
type Props = {
  project: Project & { settings: { support_status_labels: StatusLabels } }
  request: Conversation
  signedIn: boolean
  received: boolean
  origin: string
  signOut: StepAction<Step>
}

const LONG = 8
const toldOnce = ['received']

/** A request as its customer sees it: a stub and its letters. */
export function ThreadPage({ project, request, signedIn, received, origin, signOut }: Props) {
  const t = useTranslations('Support')
  const { slug } = project
  const { messages, status, user_email } = request
  const you = request.user_name || t('you')
  const last = messages.at(-1)
  const nameOf = ({ author_type, author_name }: Conversation['messages'][number]) =>
    author_name || (author_type === 'team_member' ? shownName(project) : you)
  const newest = last && {
    id: last.id,
    name: nameOf(last),
    team: last.author_type === 'team_member',
    number: messages.length + 1,
  }

  return (
    <div className="mx-auto w-full max-w-read px-4">
      <SupportBar href={supportHref(slug, signedIn ? 'requests' : undefined)} back={t(signedIn ? 'all' : 'desk')}>
        <SignOutForm slug={slug} action={signOut} />
      </SupportBar>
      {received && (
        <div className="pb-5">
          <ForgetParams names={toldOnce} />
          <Notice>{user_email ? t('received', { email: user_email }) : t('received_here')}</Notice>
        </div>
      )}
      <header className="grid justify-items-start gap-4 pb-6">
        <TicketStub number={request.number} label={t('number')} />
        <h1 dir="auto" className="serif text-28 text-balance sm:text-40">
          {request.subject}
        </h1>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-14 text-soft">
          <RequestStatus status={status} labels={project.settings.support_status_labels} />
          {messages.length > LONG && (
            <a
              href="#write"
              className="min-h-6 underline decoration-line underline-offset-4 hover:decoration-accent-line"
            >
              {t('to_end')}
            </a>
          )}
        </p>
      </header>
      <ol aria-label={t('letters')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <li>
          <Letter id="message-first" name={you} team={false} at={request.created_at} text={request.description}>
            <Attachments files={request.attachments} origin={origin} />
          </Letter>
        </li>
        {messages.map((message) => (
          <li key={message.id}>
            <Letter
              id={`message-${message.id}`}
              name={nameOf(message)}
              team={message.author_type === 'team_member'}
              is_ai={message.is_ai}
              at={message.created_at}
              text={message.content}
            >
              <Attachments files={message.attachments} origin={origin} />
              <HelpCardList slug={slug} cards={message.help_articles} />
            </Letter>
          </li>
        ))}
      </ol>
      <LiveThread id={request.id} newest={newest ?? null} />
    </div>
  )
}
