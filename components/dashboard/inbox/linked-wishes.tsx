'use client'

import { ChevronUp, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { wishesHref } from '@/components/dashboard/wishes/desk-href'
import { IconButton } from '@/components/ui/icon-button'
import { StatusWord } from '@/components/ui/status-word'
import { TextLink } from '@/components/ui/text-link'
import type { DeskConversation } from '@/lib/contract/desk-request'
import { supportDesk } from '@/lib/wire/support-desk'
import { supportWishes } from '@/lib/wire/support-wishes'
import { wishes } from '@/lib/wire/wishes'
import { LinkWish } from './link-wish'
import { useRoom } from './room'

/** The wishes that a request asks for: its customer has voted for each, and is told when it ships. */
export function LinkedWishes({ request }: { request: DeskConversation }) {
  const t = useTranslations('Desk.Inbox')
  const { project, mayWrite } = useRoom()
  const unlink = useSend(supportWishes.unlink, {
    invalidates: [supportDesk.get, wishes.list],
    optimistic: (cache, { params }) =>
      cache.change(supportDesk.get, (reply) =>
        reply.data.id === params.id
          ? { ...reply, data: { ...reply.data, wishes: reply.data.wishes.filter(({ id }) => id !== params.wishId) } }
          : reply,
      ),
    said: t('unlinked_toast'),
  })
  return (
    <section aria-labelledby="asks-for" className="grid gap-2">
      <h3 id="asks-for" className="text-13 font-semibold">
        {t('asks_for')}
      </h3>
      {request.wishes.length > 0 && (
        <ul className="grid gap-2">
          {request.wishes.map((wish) => (
            <li
              key={wish.id}
              className="flex items-start gap-2 rounded-press border border-line bg-raised py-1.5 ps-3 pe-1.5"
            >
              <span className="grid min-w-0 grow gap-0.5 text-13">
                <TextLink href={wishesHref(project.slug, wish.merged_into_id ?? wish.id)}>
                  <bdi>{wish.title}</bdi>
                </TextLink>
                <span className="flex flex-wrap items-center gap-x-3 text-12">
                  <StatusWord status={wish.status} />
                  <span className="inline-flex items-center gap-0.5 text-soft tabular-nums">
                    <ChevronUp className="size-3.5" aria-hidden="true" />
                    {t('votes', { count: wish.vote_count })}
                  </span>
                </span>
              </span>
              {mayWrite && (
                <IconButton
                  icon={X}
                  small
                  label={t('unlink', { title: wish.title })}
                  onClick={() => unlink.send({ params: { id: request.id, wishId: wish.id } })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && <LinkWish request={request} />}
    </section>
  )
}
