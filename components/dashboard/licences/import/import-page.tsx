'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { guess, type Matches } from './columns'
import { Imported } from './imported'
import { Matching } from './matching'
import { PickFile } from './pick-file'
import { ProblemList } from './problem-list'
import type { Sheet } from './read-file'
import { linesOf } from './rows-of'
import { useCheck } from './use-check'
import { useImport } from './use-import'

/** Licences from a file: what its columns mean, a check, and the import with its new keys. */
export function ImportPage({ project }: { project: DeskProject }) {
  const t = useTranslations('Desk.Licences')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [matches, setMatches] = useState<Matches>({})
  const { checked, check, isChecking, failure, forget } = useCheck(project.id)
  const work = useImport(project.id)

  function take(next: Sheet) {
    setSheet(next)
    setMatches(guess(next.headings))
    forget()
  }
  function match(next: Matches) {
    setMatches(next)
    forget()
  }

  if (work.state !== 'before') return <Imported project={project} work={work} />
  return (
    <div className="grid gap-6">
      <PickFile sheet={sheet} onSheet={take} />
      {sheet && sheet.table.length > 0 && (
        <>
          <Matching sheet={sheet} matches={matches} onMatches={match} />
          {failure && <Notice tone="bad">{failure}</Notice>}
          {checked && checked.good.length > 0 && <Notice>{t('check_good', { count: checked.good.length })}</Notice>}
          {checked && checked.problems.length > 0 && <ProblemList problems={checked.problems} />}
          <div className="flex flex-wrap gap-2">
            {checked && checked.good.length > 0 ? (
              <Button type="button" look="filled" onClick={() => void work.begin(checked.good)}>
                {t('import_verb', { count: checked.good.length })}
              </Button>
            ) : (
              <Button
                type="button"
                look="filled"
                pending={isChecking}
                onClick={() => void check(linesOf(sheet.table, matches))}
              >
                {t(isChecking ? 'checking' : 'check')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
