'use client'

import { useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { Known } from '@/lib/known'
import { projects } from '@/lib/wire/projects'

export type KnownProject = Known<typeof projects.get>

/** The project as it is set now. */
export function useProject(initial: KnownProject) {
  const { data } = useEndpoint(projects.get, initial.args, { initial })
  return data?.data ?? initial.reply.data
}

/** Changes settings of the project, at once here and then there, and says so. */
export function useSetting(id: string) {
  const t = useTranslations('Desk.Kit')
  const { send, isPending } = useSend(projects.update, {
    invalidates: [projects.get],
    said: t('saved'),
    optimistic: (cache, { body }) =>
      cache.change(projects.get, (reply) => ({
        ...reply,
        data: { ...reply.data, settings: { ...reply.data.settings, ...body.settings } as typeof reply.data.settings },
      })),
  })
  return { set: (settings: object) => send({ params: { id }, body: { settings } }), isPending }
}
