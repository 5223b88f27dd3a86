import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { licenceHref } from '@/components/portal/licence/licence-href'
import { FindRequests } from './find-requests'
import type { FindAction } from './find-state'
import { SupportBar } from './support-bar'
import { supportHref } from './support-href'

type Props = {
  slug: string
  title: string
  text: string
  number?: number
  room?: 'licence'
  find: FindAction
  children?: ReactNode
}

/** What stands where something may be that this browser has not proven: the same whether it is there or not. */
export function SignInPanel({ slug, title, text, number, room, find, children }: Props) {
  const t = useTranslations('Support')
  const licence = useTranslations('Licence')
  const asked = { ...(number !== undefined && { number }), ...(room && { room }) }
  return (
    <div className="mx-auto w-full max-w-read px-4">
      <SupportBar href={room ? licenceHref(slug) : supportHref(slug)} back={room ? licence('title') : t('desk')} />
      <div className="mx-auto grid max-w-md gap-5 py-6 sm:py-12">
        <h1 className="serif text-28 text-balance">{title}</h1>
        <p className="text-pretty text-soft">{text}</p>
        <FindRequests slug={slug} email={null} {...asked} filled action={find} />
        {children}
      </div>
    </div>
  )
}
