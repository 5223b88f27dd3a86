'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { SignOutForm } from '@/components/portal/support/sign-out-form'
import type { Step, StepAction } from '@/components/portal/support/use-step'
import { Notice } from '@/components/ui/notice'
import type { Said } from './said'

type Props = {
  slug: string
  project: string
  email: string | null
  name: string | null
  said: Said | null
  signOut: StepAction<Step>
}

/** How something ended, what the page is for, and who is signed in. Whoever signs in or out on it goes on here: what they pressed is gone. */
export function ActivityHead({ slug, project, email, name, said, signOut }: Props) {
  const t = useTranslations('Activity')
  const here = useRef<HTMLElement>(null)
  const was = useRef(email)
  useEffect(() => {
    if (was.current !== email) here.current?.focus()
    was.current = email
  }, [email])

  return (
    <header ref={here} tabIndex={-1} className="grid gap-3 rounded-press pt-6 pb-8 sm:pt-12">
      {said && (said === 'busy' || !email) && (
        <div className="pb-4">
          <Notice tone={said === 'busy' ? 'bad' : 'good'}>{t(said)}</Notice>
        </div>
      )}
      <h1 className="serif text-28 text-balance sm:text-40">{t('title')}</h1>
      {email ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div className="grid min-w-0 gap-0.5">
            {name && (
              <p className="text-16 font-medium [overflow-wrap:anywhere]">
                <bdi>{name}</bdi>
              </p>
            )}
            <p className="text-14 text-soft [overflow-wrap:anywhere]">{t('signed_in', { email })}</p>
          </div>
          <SignOutForm slug={slug} room="activity" action={signOut} />
        </div>
      ) : (
        <p className="max-w-prose text-16 text-pretty text-soft">{t('intro', { project })}</p>
      )}
    </header>
  )
}
