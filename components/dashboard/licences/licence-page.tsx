'use client'

import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/dashboard/kit/page-head'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import type { DeskMember, DeskProject } from '@/components/dashboard/person/desk-member'
import { Seats } from '@/components/portal/licence/seats'
import { LicenceStatusWord } from '@/components/ui/status-word'
import { TextLink } from '@/components/ui/text-link'
import type { Known } from '@/lib/known'
import { licenseKeys } from '@/lib/wire/license-keys'
import { ActivateDevice } from './activate-device'
import { Devices } from './devices'
import { LicenceFacts } from './licence-facts'
import { LicenceHistory } from './licence-history'
import { LicenceVerbs } from './licence-verbs'
import { ShutKey } from './shut-key'

type Props = { project: DeskProject; member: DeskMember; initial: Known<typeof licenseKeys.get> }

/** One licence: whose it is, how far it goes, the devices on it, and what was done to it. */
export function LicencePage({ project, member, initial }: Props) {
  const t = useTranslations('Desk.Licences')
  const { data } = useEndpoint(licenseKeys.get, initial.args, { initial })
  const licence = data?.data ?? initial.reply.data
  const base = `/dashboard/p/${project.slug}`
  return (
    <>
      <PageHead
        title={licence.plan ?? t('no_plan')}
        text={<LicenceStatusWord status={licence.status} />}
        back={<TextLink href={`${base}/licences`}>{t('back')}</TextLink>}
        verbs={member.mayWrite && <LicenceVerbs project={project} member={member} licence={licence} />}
      />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <ShutKey last4={licence.key_last4} />
          <LicenceFacts base={base} licence={licence} />
        </div>
        <div className="grid gap-6">
          <section className="grid gap-3">
            <h2 className="text-14 font-semibold">{t('devices')}</h2>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Seats licence={licence} />
              {member.mayWrite && licence.status === 'active' && <ActivateDevice id={licence.id} />}
            </div>
            <Devices licence={licence} mayWrite={member.mayWrite} />
          </section>
          {member.mayManage && <LicenceHistory project={project} licence={licence} />}
        </div>
      </div>
    </>
  )
}
