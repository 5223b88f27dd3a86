'use client'

import { useTranslations } from 'next-intl'
import { type ReactElement, useState } from 'react'
import { useAsked } from '@/components/dashboard/kit/use-asked'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { Dialog } from '@/components/ui/dialog'
import type { EndUser } from '@/lib/contract/end-users'
import type { MintedLicenseKey } from '@/lib/contract/license-key'
import { MintForm } from './mint-form'
import { NewKey } from './new-key'

type Props = { project: DeskProject; person?: EndUser; trigger: ReactElement }

/** Mints a licence and shows its key, once: it is not closed by the way while the key is there. */
export function MintDialog({ project, person, trigger }: Props) {
  const t = useTranslations('Desk.Licences')
  const [open, setOpen] = useAsked('new')
  const [minted, setMinted] = useState<MintedLicenseKey | null>(null)
  const [warned, setWarned] = useState(false)

  function change(next: boolean) {
    if (!next && minted && !warned) return setWarned(true)
    setOpen(next)
    setMinted(null)
    setWarned(false)
  }
  const name = person?.name ?? person?.email ?? person?.external_id
  const text = minted ? t('minted_text') : [t('mint_text'), name && t('mint_for', { name })].filter(Boolean).join(' ')
  return (
    <Dialog
      title={t(minted ? 'minted' : 'mint')}
      text={text}
      trigger={trigger}
      open={open}
      onOpenChange={change}
      wide={minted !== null}
    >
      {minted ? (
        <NewKey
          slug={project.slug}
          minted={minted}
          warned={warned}
          onDone={() => {
            setOpen(false)
            setMinted(null)
            setWarned(false)
          }}
        />
      ) : (
        <MintForm project={project} {...(person && { person })} onMinted={setMinted} />
      )}
    </Dialog>
  )
}
