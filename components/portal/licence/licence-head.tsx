'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { SignOutForm } from '@/components/portal/support/sign-out-form'
import type { Step, StepAction } from '@/components/portal/support/use-step'

type Props = { slug: string; project: string; email: string | null; signOut: StepAction<Step> }

/** What the page is for, and who is signed in. Whoever signs in or out on it goes on here: what they pressed is gone. */
export function LicenceHead({ slug, project, email, signOut }: Props) {
  const t = useTranslations('Licence')
  const here = useRef<HTMLElement>(null)
  const was = useRef(email)
  useEffect(() => {
    if (was.current !== email) here.current?.focus()
    was.current = email
  }, [email])

  return (
    <header ref={here} tabIndex={-1} className="grid gap-3 rounded-press pt-6 pb-8 sm:pt-12">
      <h1 className="serif text-28 text-balance sm:text-40">{t('title')}</h1>
      <p className="max-w-prose text-16 text-pretty text-soft">{t('intro', { project })}</p>
      {email && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-14 text-soft">{t('signed_in', { email })}</p>
          <SignOutForm slug={slug} room="licence" action={signOut} />
        </div>
      )}
    </header>
  )
}
