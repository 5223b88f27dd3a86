'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Target } from './columns'
import type { Problem } from './rows-of'

const SHOWN = 100
const known: Target[] = ['email', 'max_devices', 'expires_at', 'status', 'metadata', 'key']

/** What is wrong with which line. */
export function ProblemList({ problems }: { problems: Problem[] }) {
  const t = useTranslations('Desk.Licences')
  const words = ({ target }: Problem) => (known.includes(target) ? t(`wrong_${target as 'email'}`) : t('wrong_other'))
  return (
    <section className="grid gap-3">
      <Notice tone="bad">{t('check_bad', { count: problems.length })}</Notice>
      <div className="overflow-clip rounded-hold border border-line">
        <table className="w-full text-13">
          <caption className="sr-only">{t('problems')}</caption>
          <thead>
            <tr className="border-b border-line text-start text-soft">
              <th className="px-3 py-2 text-end font-normal">{t('line')}</th>
              <th className="px-3 py-2 text-start font-normal">{t('problem')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, SHOWN).map((problem) => (
              <tr key={`${problem.line} ${problem.target}`} className="border-b border-line last:border-0">
                <td className="w-16 px-3 py-1.5 text-end align-top tabular-nums">{problem.line}</td>
                <td className="px-3 py-1.5 break-words">
                  {t(`to_${problem.target}`)}{' '}
                  {problem.target !== 'key' && <bdi className="font-mono text-12">“{problem.value.slice(0, 80)}”</bdi>}{' '}
                  {words(problem)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problems.length > SHOWN && (
        <p className="text-13 text-soft">{t('problems_more', { count: problems.length - SHOWN })}</p>
      )}
    </section>
  )
}
