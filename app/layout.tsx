import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/site-footer'
import { Toasts } from '@/components/ui/toasts'
import { env } from '@/lib/env'
import { clientMessages } from '@/lib/i18n/client-messages'
import { fontClasses } from './fonts'
import './globals.css'
import { setLanguage, setTheme } from './preferences'
import { readTheme } from './theme'

export async function generateMetadata(): Promise<Metadata> {
  const [site, home] = await Promise.all([getTranslations('Site'), getTranslations('Home')])
  return {
    metadataBase: new URL(env.BASE_URL),
    title: { default: site('name'), template: `%s · ${site('name')}` },
    description: home('description'),
    openGraph: { siteName: site('name'), type: 'website', locale: await getLocale() },
  }
}

export const viewport: Viewport = { colorScheme: 'light dark', width: 'device-width', initialScale: 1 }

export default async function Layout({ children }: { children: ReactNode }) {
  const [locale, messages, t, jar] = await Promise.all([getLocale(), getMessages(), getTranslations('Site'), cookies()])
  const theme = readTheme(jar)

  return (
    <html lang={locale} data-theme={theme} className={fontClasses}>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only rounded-press bg-raised px-4 py-2 text-14 shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-10"
        >
          {t('skip')}
        </a>
        <NextIntlClientProvider messages={clientMessages(messages)}>
          <div className="flex grow flex-col">{children}</div>
          <Toasts />
        </NextIntlClientProvider>
        <SiteFooter theme={theme} setTheme={setTheme} setLanguage={setLanguage} />
      </body>
    </html>
  )
}
