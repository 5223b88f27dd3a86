'use client'

import { Tabs } from '@base-ui/react/tabs'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { FieldList } from './field-list'
import type { BuilderPlace } from './form-builder'
import { NumbersPanel } from './numbers-panel'
import type { OpenForm } from './open-form'
import { Preview } from './preview'
import { SettingsPanel } from './settings-panel'
import { SharePanel } from './share-panel'
import { ThenPanel } from './then-panel'
import type { Builder } from './use-builder'

export type Panel = 'fields' | 'settings' | 'then' | 'share' | 'numbers' | 'preview'

type Props = {
  builder: Builder
  open: OpenForm
  place: BuilderPlace
  panel: Panel
  chosen: string | null
  onPanel: (panel: Panel) => void
  onChoose: (key: string | null) => void
}

const tab =
  'inline-flex min-h-10 shrink-0 items-center border-b-2 border-transparent px-2 text-14 whitespace-nowrap text-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-accent-line data-active:font-medium data-active:text-ink'

/** The parts of a form's page, one at a time, and beside those that change it how it looks. */
export function BuilderPanels({ builder, open, place, panel, chosen, onPanel, onChoose }: Props) {
  const t = useTranslations('Desk.Forms')
  const edits: Panel[] = ['fields', 'settings', ...(open.kind === 'contact' ? (['then'] as const) : [])]
  const panels: Panel[] = [...(place.mayManage ? edits : []), 'preview', 'share', 'numbers']
  const beside = place.mayManage && edits.includes(panel)
  const preview = <Preview builder={builder} open={open} place={place} />

  return (
    <Tabs.Root
      value={panel}
      onValueChange={(next: Panel) => onPanel(next)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <Tabs.List aria-label={t('parts')} className="one-line gap-1 border-b border-line">
        {panels.map((each) => (
          <Tabs.Tab key={each} value={each} className={cx(tab, each === 'preview' && place.mayManage && 'lg:hidden')}>
            {t(`part_${each}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-8',
          beside && 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
        )}
      >
        <div>
          <Part value="fields">
            <FieldList {...{ builder, open, chosen, onChoose }} />
          </Part>
          <Part value="settings">
            <SettingsPanel {...{ builder, open, place }} />
          </Part>
          <Part value="then">
            <ThenPanel {...{ builder, place }} />
          </Part>
          <Part value="preview">{preview}</Part>
          <Part value="share">
            <SharePanel {...{ open, place }} />
          </Part>
          <Part value="numbers">
            <NumbersPanel {...{ open, place }} />
          </Part>
        </div>
        {beside && (
          <aside aria-label={t('part_preview')} className="hidden lg:sticky lg:top-32 lg:block">
            {preview}
          </aside>
        )}
      </div>
    </Tabs.Root>
  )
}

const Part = ({ value, children }: { value: Panel; children: ReactNode }) => (
  <Tabs.Panel value={value} className="rounded-[4px] outline-offset-4">
    {children}
  </Tabs.Panel>
)
