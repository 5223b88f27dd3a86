'use client'

import { Keyboard, Moon, Plus, Settings2, Sun } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { roomGroups } from '@/components/dashboard/shell/rooms'
import type { ShellProps } from '@/components/dashboard/shell/shell-project'
import { teamProjects } from '@/lib/wire/team-projects'
import type { Entry, Group } from './found'

const settings = ['general', 'branding', 'support', 'mail', 'licences', 'members'] as const
const managed = ['data', 'api-keys', 'webhooks', 'audit'] as const
const words = { data: 'set_data', 'api-keys': 'set_api_keys', webhooks: 'set_webhooks', audit: 'set_audit' } as const

/** Every page, verb and project that this member may go to, do and see. */
export function usePlaces({ project, member, preferences }: ShellProps, base: string, onKeys: () => void): Group[] {
  const t = useTranslations('Desk.Shell')
  const projects = useEndpoint(teamProjects.list, {})

  const theme = (value: 'light' | 'dark') => () => {
    const form = new FormData()
    form.set('theme', value)
    void preferences.setTheme(form)
  }
  const make = (id: string, label: string, path: string): Entry => ({ id, label, icon: Plus, href: base + path })

  const verbs: Entry[] = [
    ...(member.mayWrite
      ? [
          make('do_wish', t('do_wish'), '/wishes?new=1'),
          make('do_licence', t('do_licence'), '/licences?new=1'),
          make('do_article', t('do_article'), '/help/articles/new'),
        ]
      : []),
    ...(member.mayManage
      ? [
          make('do_form', t('do_form'), '/forms?new=1'),
          ...(project.archived ? [] : [make('do_invite', t('do_invite'), '/waitlist')]),
          make('do_key', t('do_key'), '/settings/api-keys?new=1'),
          make('do_member', t('do_member'), '/settings/members?new=1'),
        ]
      : []),
    preferences.theme === 'dark'
      ? { id: 'light', label: t('do_theme_light'), icon: Sun, run: theme('light') }
      : { id: 'dark', label: t('do_theme_dark'), icon: Moon, run: theme('dark') },
    { id: 'keys', label: t('keyboard'), icon: Keyboard, run: onKeys },
  ]

  return [
    {
      value: t('palette_pages'),
      items: roomGroups.flat().map(({ name, path, icon, letter }) => ({
        id: name,
        label: t(name),
        note: `g ${letter}`,
        icon,
        href: base + path,
      })),
    },
    { value: t('palette_verbs'), items: verbs },
    {
      value: t('palette_settings'),
      items: [
        ...settings.map((name) => ({ name, label: t(`set_${name}`) })),
        ...(member.mayManage ? managed.map((name) => ({ name, label: t(words[name]) })) : []),
      ].map(({ name, label }) => ({
        id: `settings/${name}`,
        label,
        note: t('settings'),
        icon: Settings2,
        href: `${base}/settings/${name}`,
      })),
    },
    {
      value: t('palette_projects'),
      items: (projects.data?.data ?? [])
        .filter(({ id }) => id !== project.id)
        .map(({ id, name, slug }) => ({ id, label: name, href: `/dashboard/p/${slug}` })),
    },
  ]
}
