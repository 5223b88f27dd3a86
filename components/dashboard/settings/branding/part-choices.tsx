'use client'

import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Facts } from '@/components/dashboard/settings/facts'
import { Segmented } from '@/components/ui/segmented'
import type { PortalParts } from '@/lib/contract/portal'
import { projects } from '@/lib/wire/projects'

type Part = keyof PortalParts
type Shown = 'auto' | 'on' | 'off'

const order: Part[] = ['wishes', 'roadmap', 'help', 'support', 'forms', 'waitlist', 'licence']
const shownOf = (value: boolean | null): Shown => (value === null ? 'auto' : value ? 'on' : 'off')
const values = { auto: null, on: true, off: false }

/** Which parts the portal shows; a choice counts at once, and says so. */
export function PartChoices({ id, parts, mayManage }: { id: string; parts: PortalParts; mayManage: boolean }) {
  const t = useTranslations('Desk.Settings')
  const portal = useTranslations('Portal')
  const { send } = useSend(projects.updateCustomization, {
    invalidates: [projects.getCustomization],
    said: t('saved'),
    optimistic: (cache, { body }) =>
      cache.change(projects.getCustomization, (reply) => ({
        ...reply,
        data: { ...reply.data, parts: { ...reply.data.parts, ...body.parts } as PortalParts },
      })),
  })
  if (!mayManage) return <Facts rows={order.map((part) => [portal(part), t(`part_${shownOf(parts[part])}`)])} />

  const choices = (['auto', 'on', 'off'] as const).map((value) => ({ value, label: t(`part_${value}`) }))
  return (
    <ul className="grid max-w-md gap-2">
      {order.map((part) => (
        <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14">
          <span>{portal(part)}</span>
          <Segmented
            label={portal(part)}
            value={shownOf(parts[part])}
            choices={choices}
            onChange={(shown) => void send({ params: { id }, body: { parts: { [part]: values[shown] } } })}
          />
        </li>
      ))}
    </ul>
  )
}
