import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentPerson } from '@/app/(dashboard)/dashboard/require-person'
import { AccountBar } from '@/components/dashboard/account/account-bar'
import { DeskKit } from '@/components/dashboard/kit/desk-kit'
import { DeskWords } from '@/components/dashboard/kit/desk-words'

/** The pages that belong to no project: the way in, one's own account, the list of projects. */
export default async function Layout({ children }: { children: ReactNode }) {
  const [person, t] = await Promise.all([currentPerson(), getTranslations('Desk.Account')])
  return (
    <DeskKit>
      <DeskWords rooms={['Account']}>
        <AccountBar label={t('account')} person={person?.user_name ?? null} />
        <main id="content" className="whole-window mx-auto w-full max-w-board grow px-4 pt-10 sm:px-8 sm:pt-16">
          {children}
        </main>
      </DeskWords>
    </DeskKit>
  )
}
