'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useGo } from '@/components/dashboard/kit/use-go'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { option } from '@/components/ui/floating'
import { SkeletonLines } from '@/components/ui/skeleton'
import { type TeamProject, teamProjects } from '@/lib/wire/team-projects'

/** The projects that somebody may go to, found by typing. */
export function ProjectChoice({ current, onChoose }: { current: string; onChoose: () => void }) {
  const t = useTranslations('Desk.Shell')
  const go = useGo()
  const list = useEndpoint(teamProjects.list, {})
  return (
    <Autocomplete.Root
      open
      inline
      items={list.data?.data ?? []}
      autoHighlight="always"
      itemToStringValue={(each: TeamProject) => `${each.name} ${each.slug}`}
    >
      <Autocomplete.Input
        autoFocus
        aria-label={t('find_project')}
        placeholder={t('find_project')}
        className="min-h-9 w-full rounded-press border border-edge bg-raised px-3 text-16 placeholder:text-soft sm:text-14"
      />
      <div className="-mx-2 max-h-72 overflow-y-auto py-2">
        {list.data ? (
          <Autocomplete.Empty className="px-2 py-1 text-soft empty:hidden">{t('no_project')}</Autocomplete.Empty>
        ) : (
          <div className="px-2 py-1">
            <SkeletonLines />
          </div>
        )}
        <Autocomplete.List>
          {(each: TeamProject) => (
            <Autocomplete.Item
              key={each.id}
              value={each}
              className={cx(option, each.id === current && 'font-medium')}
              onClick={() => {
                onChoose()
                go(`/dashboard/p/${each.slug}`)
              }}
            >
              <span className="min-w-0 grow truncate" dir="auto">
                {each.name}
              </span>
              {each.archived_at && <Badge>{t('archived')}</Badge>}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  )
}
