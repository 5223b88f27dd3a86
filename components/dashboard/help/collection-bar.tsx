'use client'

import { Ellipsis, ExternalLink, Pencil, Radio, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '@/components/contract-form'
import { useSend } from '@/components/dashboard/kit/use-send'
import { WhileOpen } from '@/components/dashboard/kit/while-open'
import { helpHref } from '@/components/portal/help/help-href'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { Dialog } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLine, MenuLink } from '@/components/ui/menu'
import type { HelpCollection } from '@/lib/contract/help'
import { helpCollections } from '@/lib/wire/help-collections'
import type { HelpPlace } from './help-desk'
import { useCollectionFields } from './new-collection'

type Props = { collection: HelpCollection; place: HelpPlace; articles: number }

/** The collection that is arranged: whether the portal shows it, and what can be done with it. */
export function CollectionBar({ collection, place, articles }: Props) {
  const t = useTranslations('Desk.Help')
  const router = useRouter()
  const { id, name, is_live, description } = collection
  const live = useSend(helpCollections.update, {
    said: t(is_live ? 'ended_live' : 'made_live', { name }),
    done: () => router.refresh(),
  })
  const setLive = (is: boolean) => void live.send({ params: { id }, body: { is_live: is } })

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-hold border border-line bg-raised px-4 py-3">
      <div className="grid min-w-0 grow basis-48 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-14">
          <span className="font-medium" dir="auto">
            {name}
          </span>
          <Badge tone={is_live ? 'accent' : 'quiet'}>{t(is_live ? 'live' : 'not_live')}</Badge>
        </p>
        <p className="text-13 text-pretty text-soft">{description ?? t(is_live ? 'live_text' : 'not_live_text')}</p>
      </div>
      {place.mayWrite && !is_live && (
        <Button type="button" pending={live.isPending} onClick={() => setLive(true)}>
          <Radio className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('make_live')}
        </Button>
      )}
      {place.mayWrite ? (
        <CollectionMenu {...{ collection, place, articles }} onEndLive={() => setLive(false)} />
      ) : (
        is_live && (
          <WhileOpen>
            <a
              href={helpHref(place.slug)}
              target="_blank"
              rel="noopener"
              className="text-14 underline underline-offset-4"
            >
              {t('see')}
            </a>
          </WhileOpen>
        )
      )}
    </div>
  )
}

function CollectionMenu({ collection, place, articles, onEndLive }: Props & { onEndLive: () => void }) {
  const t = useTranslations('Desk.Help')
  const router = useRouter()
  const fields = useCollectionFields()
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null)
  const { id, name, is_live } = collection
  const close = (open: boolean) => !open && setDoing(null)
  const remove = useSend(helpCollections.remove, {
    said: t('collection_deleted', { name }),
    done: () => router.push(`${place.base}/help`),
  })
  const edited = () => {
    setDoing(null)
    router.refresh()
  }
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t('more', { name })} />}>
        <MenuItem icon={Pencil} onClick={() => setDoing('edit')}>
          {t('edit_collection')}
        </MenuItem>
        {is_live && (
          <WhileOpen>
            <MenuLink icon={ExternalLink} href={helpHref(place.slug)} newTab>
              {t('see')}
            </MenuLink>
          </WhileOpen>
        )}
        {is_live && (
          <MenuItem icon={Radio} onClick={onEndLive}>
            {t('end_live')}
          </MenuItem>
        )}
        <MenuLine />
        <MenuItem icon={Trash2} danger onClick={() => setDoing('delete')}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <Dialog title={t('edit_collection')} open={doing === 'edit'} onOpenChange={close}>
        <ContractForm
          endpoint={helpCollections.update}
          params={{ id }}
          values={collection}
          fields={fields}
          verb={t('save')}
          said={t('saved')}
          done={edited}
        />
      </Dialog>
      <Confirm
        title={t('delete_title', { name })}
        text={t('delete_collection_text', { count: articles })}
        verb={t('delete')}
        typed={name}
        open={doing === 'delete'}
        onOpenChange={close}
        pending={remove.isPending}
        onConfirm={async () => (await remove.send({ params: { id } })) !== undefined}
      />
    </>
  )
}
