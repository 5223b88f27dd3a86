'use client'

import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { Dialog } from '@/components/ui/dialog'
import { roadmapVisibilities } from '@/lib/contract/choices'
import type { Roadmap } from '@/lib/contract/roadmap-records'
import { roadmap as endpoints } from '@/lib/wire/roadmap'

/** What the roadmap is called, who sees it and what its cards tell the public. */
export function SettingsDialog({ roadmap, onClose }: { roadmap: Roadmap; onClose: () => void }) {
  const t = useTranslations('Desk.Roadmap')
  return (
    <Dialog title={t('settings')} open onOpenChange={(open) => !open && onClose()}>
      <ContractForm
        endpoint={endpoints.update}
        base={{ project_id: roadmap.project_id }}
        fields={{
          name: { label: t('roadmap_name') },
          description: { label: t('roadmap_text'), control: 'area' },
          visibility: {
            label: t('visibility'),
            options: roadmapVisibilities.map((value) => ({ value, label: t(`visibility_${value}`) })),
          },
          show_vote_counts: { label: t('show_votes') },
          show_comments: { label: t('show_comments') },
        }}
        values={roadmap}
        verb={t('save')}
        invalidates={[endpoints.get]}
        said={t('saved')}
        done={onClose}
      />
    </Dialog>
  )
}
