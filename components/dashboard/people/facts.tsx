'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Moment } from '@/components/dashboard/kit/moment'
import { CopyButton } from '@/components/ui/copy-button'
import type { EndUser } from '@/lib/contract/end-users'

/** What a person is known by. */
export function Facts({ person }: { person: EndUser }) {
  const t = useTranslations('Desk.People')
  const { email, external_id, plan, created_at, updated_at } = person
  return (
    <section className="grid gap-1.5">
      <h2 className="flex min-h-8 items-center text-13 font-semibold">{t('facts')}</h2>
      <dl className="grid divide-y divide-line border-y border-line text-13">
        <Fact name={t('email')}>{email && <Copied text={email} label={t('copy_email')} />}</Fact>
        <Fact name={t('external_id')}>{external_id && <Copied text={external_id} label={t('copy_id')} mono />}</Fact>
        <Fact name={t('plan')}>{plan && <bdi>{plan}</bdi>}</Fact>
        <Fact name={t('known_since')}>
          <Moment at={created_at} exact />
        </Fact>
        <Fact name={t('changed')}>
          <Moment at={updated_at} />
        </Fact>
      </dl>
    </section>
  )
}

function Copied({ text, label, mono = false }: { text: string; label: string; mono?: boolean }) {
  return (
    <span className="inline-flex min-w-0 items-center justify-end gap-1">
      <bdi className={mono ? 'font-mono text-12 break-all' : 'break-all'}>{text}</bdi>
      <CopyButton text={text} label={label} />
    </span>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 py-1">
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 text-end">{children || <span className="text-soft">–</span>}</dd>
    </div>
  )
}
