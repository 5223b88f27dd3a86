'use client'

import { BookText, CircleUserRound, Keyboard, LogOut } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Menu, MenuChoices, MenuItem, MenuLine, MenuLink } from '@/components/ui/menu'
import { languageNames, locales } from '@/lib/i18n/locales'
import type { ShellMember, ShellPreferences } from './shell-project'
import { signOut } from './sign-out'

type Props = { member: ShellMember; preferences: ShellPreferences; onKeys: () => void }

/** Who is signed in, and what is theirs alone: account, appearance, language, the way out. */
export function MemberMenu({ member, preferences, onKeys }: Props) {
  const t = useTranslations('Desk.Shell')
  const locale = useLocale()
  const [, begin] = useTransition()

  function keep(action: (form: FormData) => Promise<void>, name: string, value: string) {
    const form = new FormData()
    form.set(name, value)
    begin(() => action(form))
  }

  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <button
          type="button"
          className="flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-press px-2 text-start text-13 transition-colors hover:bg-raised data-popup-open:bg-raised"
        >
          <span className="rounded-full border border-line *:bg-raised">
            <Avatar name={member.name} />
          </span>
          <span className="sr-only">{t('you')} </span>
          <span className="grid min-w-0 leading-tight">
            <span className="truncate font-medium" dir="auto">
              {member.name}
            </span>
            <span className="truncate text-12 text-soft">{t(`role_${member.role}`)}</span>
          </span>
        </button>
      }
    >
      <MenuLink href="/dashboard/account" icon={CircleUserRound}>
        {t('account')}
      </MenuLink>
      <MenuItem icon={Keyboard} onClick={onKeys}>
        {t('keyboard')}
      </MenuItem>
      <MenuLink href="/docs" icon={BookText} newTab>
        {t('reference')}
      </MenuLink>
      <MenuLine />
      <MenuChoices
        label={t('theme')}
        value={preferences.theme ?? 'system'}
        onChange={(theme) => keep(preferences.setTheme, 'theme', theme)}
        choices={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`theme_${value}`) }))}
      />
      <MenuLine />
      <MenuChoices
        label={t('language')}
        value={locale}
        onChange={(language) => keep(preferences.setLanguage, 'language', language)}
        choices={locales.map((value) => ({ value, label: languageNames[value], lang: value }))}
      />
      <MenuLine />
      <MenuItem icon={LogOut} onClick={() => void signOut()}>
        {t('sign_out')}
      </MenuItem>
    </Menu>
  )
}
