import { ChevronRight, LifeBuoy, Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Guard } from '@/components/portal/form-state'
import { formHref } from '@/components/portal/forms/form-href'
import { helpHref } from '@/components/portal/help/help-href'
import { type Project, shownName } from '@/components/portal/project'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { TextLink } from '@/components/ui/text-link'
import type { SupportRequest } from '@/lib/contract/support-request'
import { FindRequests } from './find-requests'
import type { FindAction } from './find-state'
import { OpenedHere } from './opened-here'
import { RequestForm } from './request-form'
import type { SendingAction } from './sending'
import { supportHref } from './support-href'

type Props = {
  project: Project
  forms: { id: string; name: string }[]
  address: string | null
  guard: Guard
  requestKey: string
  opened: SupportRequest[]
  hasHelp: boolean
  ask: SendingAction
  find: FindAction
}

const heading = 'flex items-center gap-2 text-14 font-medium'

/** The desk: the sheet to write on, and the way back to what was written before. */
export function DeskPage({ project, forms, address, guard, requestKey, opened, hasHelp, ask, find }: Props) {
  const t = useTranslations('Support')
  const { slug } = project
  return (
    <div className="mx-auto w-full max-w-board px-4 sm:px-8">
      <div className="grid gap-x-16 gap-y-8 pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] lg:pt-12">
        <header className="grid content-start gap-3">
          <h1 className="serif text-28 text-balance sm:text-40">{t('title')}</h1>
          <p className="max-w-prose text-16 text-pretty text-soft">{t('intro', { project: shownName(project) })}</p>
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-14">
            <a
              href="#find"
              className="inline-flex min-h-11 items-center gap-2 underline decoration-line underline-offset-4 hover:decoration-accent-line lg:hidden"
            >
              <Search className="size-4" strokeWidth={1.5} aria-hidden="true" />
              {t('find')}
            </a>
            {hasHelp && (
              <span className="inline-flex min-h-11 items-center">
                <TextLink href={helpHref(slug)}>
                  <LifeBuoy className="size-4" strokeWidth={1.5} aria-hidden="true" />
                  {t('help_first')}
                </TextLink>
              </span>
            )}
          </p>
        </header>
        <section
          aria-label={t('new')}
          className="min-w-0 rounded-hold border border-line bg-raised p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <RequestForm
            project={{ id: project.id, slug }}
            guard={guard}
            messageKey={requestKey}
            email={address}
            suggesting={hasHelp}
            action={ask}
          />
        </section>
        <div className="grid content-start gap-8 lg:max-w-sm">
          <section id="find" aria-labelledby="find-heading" className="grid gap-4 border-t border-line pt-5">
            <h2 id="find-heading" className={heading}>
              {t('find')}
            </h2>
            {address ? (
              <>
                <p className="text-14 text-soft">{t('signed_in', { email: address })}</p>
                <div>
                  <ButtonLink href={supportHref(slug, 'requests')}>{t('mine')}</ButtonLink>
                </div>
              </>
            ) : (
              <>
                <p className="text-14 text-pretty text-soft">{t('find_text')}</p>
                <FindRequests slug={slug} email={null} action={find} />
              </>
            )}
          </section>
          <OpenedHere slug={slug} requests={opened} />
          {forms.length > 0 && (
            <section aria-labelledby="forms-heading" className="border-t border-line pt-5">
              <h2 id="forms-heading" className={heading}>
                {t('forms')}
              </h2>
              <ul className="pt-2">
                {forms.map(({ id, name }) => (
                  <li key={id}>
                    <Link
                      href={formHref(slug, 'support', id)}
                      className="flex min-h-11 items-center justify-between gap-3 rounded-press text-14 transition-colors hover:text-accent-ink"
                    >
                      <bdi>{name}</bdi>
                      <ChevronRight className="size-4 shrink-0 rtl:-scale-x-100" strokeWidth={1.5} aria-hidden="true" />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
