import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FindRequests } from './find-requests'
import type { FindAction } from './find-state'
import { SupportBar } from './support-bar'
import { supportHref } from './support-href'

type Props = { slug: string; title: string; text: string; number?: number; find: FindAction; children?: ReactNode }

/** What stands where something may be that this browser has not proven: the same whether it is there or not. */
export function SignInPanel({ slug, title, text, number, find, children }: Props) {
  const t = useTranslations('Support')
  return (
    <div className="mx-auto w-full max-w-read px-4">
      <SupportBar href={supportHref(slug)} back={t('desk')} />
      <div className="mx-auto grid max-w-md gap-5 py-6 sm:py-12">
        <h1 className="serif text-28 text-balance">{title}</h1>
        <p className="text-pretty text-soft">{text}</p>
        <FindRequests slug={slug} email={null} {...(number !== undefined && { number })} filled action={find} />
        {children}
      </div>
    </div>
  )
}
