'use client'

import { Archive, ArchiveRestore } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { type KnownProject, useProject } from '@/components/dashboard/settings/use-project'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { projects } from '@/lib/wire/projects'
import { DeleteProject } from './delete-project'

type Props = { initial: KnownProject; mayOwn: boolean }

/** Closes a project's portal, opens it again, or ends it all. */
export function CloseProject({ initial, mayOwn }: Props) {
  const t = useTranslations('Desk.Settings')
  const router = useRouter()
  const { id, name, archived_at } = useProject(initial)
  const change = useSend(projects.update, {
    invalidates: [projects.get],
    said: ({ data }) => t(data.archived_at ? 'archived_done' : 'opened_done'),
    done: () => router.refresh(),
  })
  const set = (archived: boolean) => change.send({ params: { id }, body: { archived } })

  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-2">
        <p className="max-w-read text-14 text-pretty">{t(archived_at ? 'archived_text' : 'archive_text')}</p>
        {archived_at ? (
          <Button type="button" pending={change.isPending} onClick={() => void set(false)}>
            <ArchiveRestore className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('open_again')}
          </Button>
        ) : (
          <Confirm
            title={t('archive_title', { name })}
            text={t('archive_text')}
            verb={t('archive')}
            pending={change.isPending}
            onConfirm={() => set(true)}
            trigger={
              <Button type="button">
                <Archive className="size-4" strokeWidth={1.5} aria-hidden="true" />
                {t('archive')}
              </Button>
            }
          />
        )}
      </div>
      {mayOwn && <DeleteProject id={id} name={name} />}
    </div>
  )
}
