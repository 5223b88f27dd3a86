import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { TextLink } from '@/components/ui/text-link'
import { SignOutButton } from './sign-out-button'

/** The head of the pages outside of every project: where one is, and, signed in, the ways on and out. */
export function AccountBar({ label, person }: { label: string; person: string | null }) {
  const t = useTranslations('Desk.Account')
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-14 w-full max-w-board flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2 text-14 sm:px-8">
        <Link href="/dashboard" className="me-auto inline-flex min-h-6 items-center font-semibold">
          Frontdesk
        </Link>
        {person !== null && (
          <nav aria-label={label} className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <TextLink href="/dashboard/projects">{t('projects_title')}</TextLink>
            <TextLink href="/dashboard/account">
              <span className="max-w-40 truncate">{person}</span>
            </TextLink>
            <SignOutButton />
          </nav>
        )}
      </div>
    </header>
  )
}
