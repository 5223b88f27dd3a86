'use client'

import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/text-link'
import type { Person } from '@/lib/contract/person'
import { PersonSection } from './person-section'
import { Unproven } from './unproven'

type Props = { base: string; submissions: Person['submissions'] }

/** What a person sent through forms. */
export function SubmissionLines({ base, submissions }: Props) {
  const t = useTranslations('Desk.People')
  return (
    <PersonSection title={t('submissions')} none={t('no_submissions')} {...submissions}>
      {({ form_id, form_name, submitted_at, is_spam, is_proven }) => (
        <span className="flex flex-wrap items-center gap-x-3 text-soft">
          {form_name === null ? (
            t('form_gone')
          ) : (
            <TextLink href={`${base}/forms/contact/${form_id}`}>
              <bdi>{form_name}</bdi>
            </TextLink>
          )}
          <Moment at={submitted_at} />
          {is_spam && <Badge>{t('spam')}</Badge>}
          {!is_proven && <Unproven />}
        </span>
      )}
    </PersonSection>
  )
}
