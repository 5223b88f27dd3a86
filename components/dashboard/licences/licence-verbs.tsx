'use client'

import { Ban, Ellipsis, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { DeskMember, DeskProject } from '@/components/dashboard/person/desk-member'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import type { LicenseKeyDetail } from '@/lib/contract/license-key'
import { licenseKeys } from '@/lib/wire/license-keys'
import { EditLicence } from './edit-licence'
import { Extend } from './extend'
import { Suspend } from './suspend'
import { touchedByLicence } from './touched-by-licence'

type Props = { project: DeskProject; member: DeskMember; licence: LicenseKeyDetail }

/** What can be done with a licence: what cannot be taken back asks for its last four to be typed. */
export function LicenceVerbs({ project, member, licence }: Props) {
  const t = useTranslations('Desk.Licences')
  const router = useRouter()
  const [asked, setAsked] = useState<'revoke' | 'delete' | null>(null)
  const params = { id: licence.id }
  const revoke = useSend(licenseKeys.revoke, { invalidates: touchedByLicence, said: t('revoked_now') })
  const remove = useSend(licenseKeys.remove, {
    invalidates: [licenseKeys.list],
    said: t('deleted'),
    done: () => router.push(`/dashboard/p/${project.slug}/licences`),
  })
  const isRevoked = licence.status === 'revoked'
  const none = () => setAsked(null)

  return (
    <>
      {!isRevoked && <Extend licence={licence} />}
      <EditLicence project={project} licence={licence} trigger={<Button type="button">{t('edit')}</Button>} />
      {!isRevoked && <Suspend licence={licence} />}
      {(!isRevoked || member.mayManage) && (
        <Menu trigger={<IconButton icon={Ellipsis} label={t('more')} />}>
          {!isRevoked && (
            <MenuItem icon={Ban} danger onClick={() => setAsked('revoke')}>
              {t('revoke')} …
            </MenuItem>
          )}
          {member.mayManage && (
            <MenuItem icon={Trash2} danger onClick={() => setAsked('delete')}>
              {t('delete')} …
            </MenuItem>
          )}
        </Menu>
      )}
      <Confirm
        title={t('revoke')}
        text={t('revoke_text')}
        verb={t('revoke')}
        typed={licence.key_last4}
        pending={revoke.isPending}
        open={asked === 'revoke'}
        onOpenChange={none}
        onConfirm={async () => (await revoke.send({ params })) !== undefined}
      />
      <Confirm
        title={t('delete_title')}
        text={t('delete_text')}
        verb={t('delete')}
        typed={licence.key_last4}
        pending={remove.isPending}
        open={asked === 'delete'}
        onOpenChange={none}
        onConfirm={async () => (await remove.send({ params })) !== undefined}
      />
    </>
  )
}
