import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { StepAction } from '@/components/portal/support/use-step'
import { buttonClass } from '@/components/ui/button-class'
import { activityHref } from './activity-href'
import { ActivitySection } from './activity-section'
import { DataRow } from './data-row'
import { ErasePanel, type EraseState } from './erase-panel'
import { type LettersState, LettersSwitch } from './letters-switch'

type Props = {
  slug: string
  email: string
  letters: boolean
  hasLicences: boolean
  setLetters: StepAction<LettersState>
  erase: StepAction<EraseState>
}

/** What somebody may do with what is kept about them. */
export function OwnData({ slug, email, letters, hasLicences, setLetters, erase }: Props) {
  const t = useTranslations('Activity')
  return (
    <ActivitySection title={t('data')}>
      <div className="divide-y divide-line border-y border-line">
        <LettersSwitch slug={slug} letters={letters} action={setLetters} />
        <DataRow
          title={t('download')}
          text={t('download_text')}
          verb={
            <a href={`${activityHref(slug)}/download`} className={buttonClass('quiet')}>
              <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
              {t('download_verb')}
            </a>
          }
        />
        <ErasePanel slug={slug} email={email} hasLicences={hasLicences} action={erase} />
      </div>
    </ActivitySection>
  )
}
