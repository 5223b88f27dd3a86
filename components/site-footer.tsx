import { useLocale, useTranslations } from 'next-intl'
import { ChoiceForm } from '@/components/ui/choice-form'
import { TextLink } from '@/components/ui/text-link'
import { languageNames, locales } from '@/lib/i18n/locales'

type Action = (form: FormData) => Promise<void>

/** The end of every page: language and appearance, both plain forms. */
export function SiteFooter({
  theme,
  setTheme,
  setLanguage,
}: {
  theme: 'light' | 'dark' | undefined
  setTheme: Action
  setLanguage: Action
}) {
  const t = useTranslations('Site')
  const locale = useLocale()

  const languages = locales.map((value) => ({ value, label: languageNames[value], lang: value }))
  const themes = (['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`theme_${value}`) }))

  return (
    <footer className="mt-16 border-t border-line text-13 text-soft">
      <div className="mx-auto flex w-full max-w-board flex-wrap items-center gap-x-6 gap-y-2 px-4 py-5 sm:px-8">
        <p className="me-auto">{t.rich('runs_on', { link: (words) => <TextLink href="/">{words}</TextLink> })}</p>
        <ChoiceForm action={setLanguage} name="language" label={t('language')} choices={languages} chosen={locale} />
        <ChoiceForm action={setTheme} name="theme" label={t('theme')} choices={themes} chosen={theme ?? 'system'} />
        <TextLink href="/docs">{t('api')}</TextLink>
      </div>
    </footer>
  )
}
