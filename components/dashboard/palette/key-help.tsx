'use client'

import { useTranslations } from 'next-intl'
import { type PageKey, useKnownKeys } from '@/components/dashboard/kit/use-keys'
import { usePaletteKey } from '@/components/dashboard/shell/use-palette-key'
import { Dialog } from '@/components/ui/dialog'
import { Kbd } from '@/components/ui/kbd'

/** Every key that means something on this page. */
export function KeyHelp({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('Desk.Shell')
  const keys = useKnownKeys(true)
  const here = keys.filter(({ everywhere }) => !everywhere)
  const paletteKey = usePaletteKey()
  const all = [{ keys: [paletteKey], does: t('key_palette') }, ...pressed(keys.filter(({ everywhere }) => everywhere))]
  return (
    <Dialog open onOpenChange={onOpenChange} title={t('keys')} text={t('keys_text')} wide>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {here.length > 0 && <List title={t('keys_here')} keys={pressed(here)} then={t('key_then')} />}
        <List title={t('keys_everywhere')} keys={all} then={t('key_then')} />
        <List
          title={t('keys_rows')}
          keys={[
            { keys: ['↓'], does: t('row_next') },
            { keys: ['↑'], does: t('row_before') },
            { keys: ['↵'], does: t('row_open') },
          ]}
          then={t('key_then')}
        />
      </div>
    </Dialog>
  )
}

/** What is pressed, one after the other. */
type Listed = { keys: string[]; does: string }

const pressed = (keys: PageKey[]): Listed[] => keys.map(({ keys, does }) => ({ keys: keys.split(' '), does }))

function List({ title, keys, then }: { title: string; keys: Listed[]; then: string }) {
  return (
    <section className="grid content-start gap-1.5">
      <h3 className="text-12 text-soft">{title}</h3>
      <dl className="grid gap-1">
        {keys.map(({ keys, does }) => (
          <div key={keys.join(' ')} className="flex items-center justify-between gap-4">
            <dt>{does}</dt>
            <dd className="flex items-center gap-1 text-12 text-soft">
              {keys.map((key, place) => (
                <span key={key} className="contents">
                  {place > 0 && <span>{then}</span>}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
