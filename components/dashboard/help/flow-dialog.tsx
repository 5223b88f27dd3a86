'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '@/components/contract-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { flowDisplays } from '@/lib/contract/choices'
import type { HelpFlow } from '@/lib/contract/help'
import { helpFlows } from '@/lib/wire/help-flows'
import { flowIcons } from './flow-icons'

/** What is asked of a flow. */
function useFlowFields() {
  const t = useTranslations('Desk.Help')
  return {
    name: { label: t('name') },
    description: { label: t('description') },
    display_type: {
      label: t('display'),
      hint: t('display_hint'),
      options: flowDisplays.map((value) => ({ value, label: t(`display_${value}`) })),
    },
    icon: {
      label: t('icon'),
      options: Object.keys(flowIcons).map((value) => ({ value, label: t(`icon_${value}` as 'icon_rocket') })),
    },
    color: { label: t('colour') },
    slug: { label: t('slug'), hint: t('slug_hint') },
  } as const
}

type New = { project_id: string; collection_id: string; filled?: boolean }

/** A new flow at the end of a collection. */
export function NewFlow({ project_id, collection_id, filled = false }: New) {
  const t = useTranslations('Desk.Help')
  const router = useRouter()
  const fields = useFlowFields()
  const [open, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    router.refresh()
  }
  const trigger = (
    <Button type="button" look={filled ? 'filled' : 'quiet'}>
      <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {t('new_flow')}
    </Button>
  )
  return (
    <Dialog title={t('new_flow')} text={t('flow_text')} trigger={trigger} open={open} onOpenChange={setOpen}>
      <ContractForm
        endpoint={helpFlows.create}
        base={{ project_id, collection_id }}
        values={{ display_type: 'list' }}
        fields={fields}
        verb={t('create')}
        done={done}
      />
    </Dialog>
  )
}

type Edited = { flow: HelpFlow; open: boolean; onOpenChange: (open: boolean) => void }

/** A flow's name, looks and address. */
export function EditFlow({ flow, open, onOpenChange }: Edited) {
  const t = useTranslations('Desk.Help')
  const router = useRouter()
  const fields = useFlowFields()
  const done = () => {
    onOpenChange(false)
    router.refresh()
  }
  return (
    <Dialog title={t('edit_flow')} open={open} onOpenChange={onOpenChange}>
      <ContractForm
        endpoint={helpFlows.update}
        params={{ id: flow.id }}
        values={flow}
        fields={fields}
        verb={t('save')}
        said={t('saved')}
        done={done}
      />
    </Dialog>
  )
}
