'use client'

import { useTranslations } from 'next-intl'
import { PersonPanel } from '@/components/dashboard/person/person-panel'
import { HelpCardList } from '@/components/portal/support/help-card-list'
import type { DeskConversation } from '@/lib/contract/desk-request'
import { FromForm } from './from-form'
import { LinkedWishes } from './linked-wishes'
import { useRoom } from './room'
import { SentAlong } from './sent-along'

/** The right pane: who asks, what they ask for, and what came along with it. */
export function SidePane({ request }: { request: DeskConversation }) {
  const t = useTranslations('Desk.Inbox')
  const { project } = useRoom()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 p-4">
      <LinkedWishes request={request} />
      <PersonPanel key={request.id} slug={project.slug} source={{ request_id: request.id }} />
      {request.viewed_articles.length > 0 && (
        <section aria-labelledby="has-read" className="grid">
          <h3 id="has-read" className="text-13 font-semibold">
            {t('has_read')}
          </h3>
          <HelpCardList slug={project.slug} cards={request.viewed_articles} />
        </section>
      )}
      <FromForm request={request} />
      <SentAlong title={t('metadata')} fields={request.user_metadata} />
    </div>
  )
}
