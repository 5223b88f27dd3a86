import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FindRequests } from './find-requests'
import type { FindAction } from './find-state'
import { type OtherRoom, otherRoomHref } from './other-room'
import { SupportBar } from './support-bar'
import { supportHref } from './support-href'

type Props = {
  slug: string
  title: string
  text: string
  number?: number
  room?: OtherRoom
  find: FindAction
  children?: ReactNode
}

/** What stands where something may be that this browser has not proven: the same whether it is there or not. */
export function SignInPanel({ slug, title, text, number, room, find, children }: Props) {
  const t = useTranslations('Support')
  const rooms = { licence: useTranslations('Licence')('title'), activity: useTranslations('Activity')('title') }
  const asked = { ...(number !== undefined && { number }), ...(room && { room }) }
  return (
    <div className="mx-auto w-full max-w-read px-4">
      <SupportBar href={room ? otherRoomHref(slug, room) : supportHref(slug)} back={room ? rooms[room] : t('desk')} />
      <div className="mx-auto grid max-w-md gap-5 py-6 sm:py-12">
        <h1 className="serif text-28 text-balance">{title}</h1>
        <p className="text-pretty text-soft">{text}</p>
        <FindRequests slug={slug} email={null} {...asked} filled action={find} />
        {children}
      </div>
    </div>
  )
}
