'use client'

import { Circle, CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import type { Overview } from '@/lib/contract/overview'

type Steps = Overview['steps']
type Member = { mayManage: boolean }

const all: { step: keyof Steps; path: string; manage?: true }[] = [
  { step: 'form', path: '/forms?new=1', manage: true },
  { step: 'looks', path: '/settings/branding', manage: true },
  { step: 'article', path: '/help/articles/new' },
  { step: 'api_key', path: '/settings/api-keys?new=1', manage: true },
  { step: 'member', path: '/settings/members?new=1', manage: true },
  { step: 'heard', path: '' },
]

const stepsOf = ({ mayManage }: Member) => all.filter(({ manage }) => !manage || mayManage)

/** Whether nothing is left of what this member could do. */
export const isDone = (steps: Steps, member: Member): boolean => stepsOf(member).every(({ step }) => steps[step])

/** Where to begin with a new project; what is done ticks itself off. */
export function FirstSteps({ steps, project, member }: { steps: Steps; project: { slug: string }; member: Member }) {
  const t = useTranslations('Desk.Overview')
  const portal = `/p/${project.slug}`
  return (
    <section aria-labelledby="steps" className="grid max-w-3xl gap-3">
      <div className="grid gap-0.5">
        <h2 id="steps" className="text-16 font-semibold">
          {t('steps')}
        </h2>
        <p className="text-13 text-soft">{t('steps_text')}</p>
      </div>
      <ol className="divide-y divide-line overflow-clip rounded-hold border border-line bg-raised">
        {stepsOf(member).map(({ step, path }) => {
          const done = steps[step]
          const Icon = done ? CircleCheck : Circle
          return (
            <li key={step} className="relative flex items-start gap-3 px-4 py-3 text-14 hover:bg-sunk">
              <Icon
                className={cx('mt-0.5 size-5 shrink-0', done ? 'text-done' : 'text-edge')}
                strokeWidth={1.5}
                aria-hidden="true"
              />
              <span className="grid min-w-0 grow">
                <Link
                  href={step === 'heard' ? portal : `/dashboard/p/${project.slug}${path}`}
                  {...(step === 'heard' && { target: '_blank' })}
                  className={cx(
                    'rounded-[4px] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink',
                    done ? 'text-soft line-through decoration-line' : 'font-medium',
                  )}
                >
                  {t(`step_${step}`)}
                  <span className="sr-only"> ({t(done ? 'step_done' : 'step_open')})</span>
                </Link>
                {!done && <span className="text-13 text-soft">{t(`step_${step}_text`)}</span>}
              </span>
              {step === 'heard' && !done && (
                <span className="relative z-1">
                  <CopyButton text={() => new URL(portal, window.location.href).href} label={t('copy_portal')} />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
