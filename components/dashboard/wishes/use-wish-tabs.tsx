import { useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Count } from '@/components/ui/badge'
import type { TabLink } from '@/components/ui/tab-links'
import type { Known } from '@/lib/known'
import { wishes } from '@/lib/wire/wishes'
import { wishesHref } from './desk-href'
import { queueArgs, type View } from './list-args'

type Project = { id: string; slug: string }

/** The pages of the wishes' room, with how many wait to be let in; of its categories or of one of its views. */
export function useWishTabs(
  project: Project,
  current: View | 'categories',
  queue?: Known<typeof wishes.list>,
): { tabs: TabLink[]; tabsLabel: string } {
  const t = useTranslations('Desk.Wishes')
  const waiting = useEndpoint(wishes.list, queueArgs(project.id, {}), { initial: queue })
  const count = waiting.data?.total ?? 0
  const base = wishesHref(project.slug)
  return {
    tabsLabel: t('views'),
    tabs: [
      { href: base, label: t('table'), current: current === 'table' },
      { href: `${base}?view=board`, label: t('board'), current: current === 'board' },
      {
        href: `${base}?view=approve`,
        label: (
          <>
            {t('approve_tab')}
            <Count of={count} label={t('waiting', { count })} />
          </>
        ),
        current: current === 'approve',
      },
      {
        href: `/dashboard/p/${project.slug}/categories`,
        label: t('categories'),
        current: current === 'categories',
      },
    ],
  }
}
