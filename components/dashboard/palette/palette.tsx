'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useGo } from '@/components/dashboard/kit/use-go'
import type { ShellProps } from '@/components/dashboard/shell/shell-project'
import { option, overlay } from '@/components/ui/floating'
import type { Entry, Group } from './found'
import { useFound } from './use-found'
import { usePlaces } from './use-places'

type Props = ShellProps & { base: string; onOpenChange: (open: boolean) => void; onKeys: () => void }

/** Whether each word typed begins a word of the entry. */
function fits({ label, note = '' }: Entry, typed: string): boolean {
  const words = `${label} ${note}`.toLocaleLowerCase().split(/[\s·/–-]+/)
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}

/** Goes anywhere and does the usual verbs by typing; finds requests, people, wishes and licences through the API. */
export function Palette({ base, onOpenChange, onKeys, ...props }: Props) {
  const t = useTranslations('Desk.Shell')
  const go = useGo()
  const [typed, setTyped] = useState('')
  const places = usePlaces(props, base, onKeys)
  const { groups, searching } = useFound(props.project.id, base, typed)

  const wanted = typed.trim()
  const fitting = places
    .map(({ value, items }) => ({ value, items: wanted ? items.filter((each) => fits(each, wanted)) : items }))
    .filter(({ items }) => items.length > 0)
  const all: Group[] = [...fitting, ...groups]

  function choose({ href, run }: Entry) {
    onOpenChange(false)
    if (href) go(href)
    run?.()
  }

  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={overlay} />
        <Dialog.Viewport className="fixed inset-0 z-30 flex items-start justify-center overflow-hidden px-3 pt-[10dvh]">
          <Dialog.Popup className="flex max-h-[min(32rem,80dvh)] w-full max-w-xl flex-col overflow-hidden rounded-hold border border-line bg-raised text-14 shadow-float transition-[opacity,translate] duration-120 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0">
            <Dialog.Title className="sr-only">{t('palette')}</Dialog.Title>
            <Autocomplete.Root
              open
              inline
              mode="none"
              filter={null}
              items={all}
              autoHighlight="always"
              keepHighlight
              value={typed}
              onValueChange={(value, { reason }) => reason === 'input-change' && setTyped(value)}
              itemToStringValue={({ label }: Entry) => label}
            >
              <span className="flex items-center gap-2.5 border-b border-line px-4">
                <Search className="size-4 shrink-0 text-soft" strokeWidth={1.5} aria-hidden="true" />
                <Autocomplete.Input
                  aria-label={t('palette')}
                  placeholder={t('palette_input')}
                  className="h-12 w-full bg-transparent text-16 outline-none placeholder:text-soft"
                />
              </span>
              <div className="min-h-0 overflow-y-auto overscroll-contain p-1.5">
                <Autocomplete.Status className="px-2 text-13 text-soft not-empty:py-2">
                  {wanted && all.length === 0 && (searching ? t('palette_searching') : t('palette_none'))}
                </Autocomplete.Status>
                <Autocomplete.List>
                  {(group: Group) => (
                    <Autocomplete.Group key={group.value} items={group.items}>
                      <Autocomplete.GroupLabel className="px-2 pt-2.5 pb-1 text-12 text-soft">
                        {group.value}
                      </Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(entry: Entry) => (
                          <Autocomplete.Item
                            key={entry.id}
                            value={entry}
                            onClick={() => choose(entry)}
                            className={`${option} min-h-9 scroll-my-2`}
                          >
                            {entry.icon ? (
                              <entry.icon className="size-4 shrink-0 text-soft" strokeWidth={1.5} aria-hidden="true" />
                            ) : (
                              <span className="size-4" />
                            )}
                            <span className="min-w-0 grow truncate" dir="auto">
                              {entry.label}
                            </span>
                            {entry.note && (
                              <span className="max-w-2/5 shrink-0 truncate text-12 text-soft">{entry.note}</span>
                            )}
                          </Autocomplete.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </div>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
