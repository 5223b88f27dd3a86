'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { teamProjects } from '@/lib/wire/team-projects'

/** Ends a project with all that is in it, once its name was typed. */
export function DeleteProject({ id, name }: { id: string; name: string }) {
  const t = useTranslations('Desk.Settings')
  const router = useRouter()
  const remove = useSend(teamProjects.remove, {
    done: () => router.replace('/dashboard/projects?deleted=1'),
  })
  return (
    <div className="grid justify-items-start gap-2">
      <p className="max-w-read text-14 text-pretty">{t('delete_text')}</p>
      <Confirm
        title={t('delete_title', { name })}
        text={t('delete_text')}
        verb={t('delete')}
        typed={name.trim()}
        pending={remove.isPending}
        onConfirm={async () => (await remove.send({ params: { id }, query: { confirm: name } })) !== undefined}
        trigger={
          <Button type="button" look="danger">
            <Trash2 className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('delete')}
          </Button>
        }
      />
    </div>
  )
}
