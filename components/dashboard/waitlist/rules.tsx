import { getTranslations } from 'next-intl/server'
import { WhileOpen } from '@/components/dashboard/kit/while-open'
import { TextLink } from '@/components/ui/text-link'

type Props = {
  slug: string
  settings: { referral_boost_hours: number; waitlist_confirmation: boolean }
  mayManage: boolean
}

/** What moves somebody in the line, as the project's settings have it. */
export async function Rules({ slug, settings, mayManage }: Props) {
  const t = await getTranslations('Desk.Waitlist')
  const { referral_boost_hours: hours, waitlist_confirmation } = settings
  return (
    <section className="grid content-start gap-1 text-14 text-pretty">
      <h2 className="font-semibold">{t('rules')}</h2>
      <p className="text-soft">{hours > 0 ? t('boost_on', { hours }) : t('boost_off')}</p>
      <p className="text-soft">{t(waitlist_confirmation ? 'confirm_on' : 'confirm_off')}</p>
      <p className="flex flex-wrap gap-x-4">
        {mayManage && <TextLink href={`/dashboard/p/${slug}/settings/general`}>{t('rules_change')}</TextLink>}
        <WhileOpen>
          <TextLink href={`/p/${slug}/waitlist`}>{t('see_portal')}</TextLink>
        </WhileOpen>
      </p>
    </section>
  )
}
