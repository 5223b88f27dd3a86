'use client'

import { Eye, RefreshCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useSend } from '@/components/dashboard/kit/use-send'
import { SecretLine } from '@/components/dashboard/settings/secret-line'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { projects } from '@/lib/wire/projects'

/** The secret under which a host app signs its users: asked for only when somebody wants to see it. */
export function IdentitySecret({ id }: { id: string }) {
  const t = useTranslations('Desk.Settings')
  const [shown, setShown] = useState(false)
  const project = useEndpoint(projects.get, { params: { id } }, { enabled: shown })
  const renew = useSend(projects.renewIdentitySecret, {
    invalidates: [projects.get],
    said: t('identity_renewed'),
    done: () => setShown(true),
  })
  const secret = shown ? project.data?.data.identity_secret : null

  async function show() {
    setShown(true)
    await project.refetch()
  }

  return (
    <div className="grid gap-3">
      {secret && <SecretLine label={t('identity')} secret={secret} copy={t('identity_copy')} />}
      <div className="flex flex-wrap gap-2">
        {!secret && (
          <Button type="button" pending={project.isFetching && shown} onClick={() => void show()}>
            <Eye className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('identity_show')}
          </Button>
        )}
        <Confirm
          title={t('identity_renew')}
          text={t('identity_renew_text')}
          verb={t('identity_renew')}
          pending={renew.isPending}
          onConfirm={() => renew.send({ params: { id } })}
          trigger={
            <Button type="button">
              <RefreshCw className="size-4" strokeWidth={1.5} aria-hidden="true" />
              {t('identity_renew')}
            </Button>
          }
        />
      </div>
    </div>
  )
}
