'use client'

import { useTranslations } from 'next-intl'
import { LeftOut } from '@/components/dashboard/csv/left-out'
import { Select } from '@/components/ui/select'
import { type Matches, targets } from './columns'
import type { Sheet } from './read-file'

type Props = { sheet: Sheet; matches: Matches; onMatches: (matches: Matches) => void }

const SHOWN = 3

/** Says which column becomes what, with the first values of each below. */
export function Matching({ sheet, matches, onMatches }: Props) {
  const t = useTranslations('Desk.Licences')
  const columns = sheet.headings.map((heading, place) => ({ value: String(place), label: heading || `${place + 1}` }))
  const options = [{ value: '', label: t('match_none') }, ...columns]
  return (
    <section className="grid gap-3">
      <h2 className="text-14 font-semibold">{t('match')}</h2>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {targets.map((target) => {
          const place = matches[target]
          const first = place === undefined ? [] : sheet.table.slice(0, SHOWN).map((cells) => cells[place] ?? '')
          return (
            <div key={target} className="grid content-start gap-1">
              <Select
                name={`match_${target}`}
                label={t(`to_${target}`)}
                hint={target === 'key' ? t('to_key_hint') : undefined}
                options={options}
                value={place === undefined ? '' : String(place)}
                onChange={({ target: { value } }) =>
                  onMatches({ ...matches, [target]: value === '' ? undefined : Number(value) })
                }
              />
              {first.length > 0 && (
                <p className="truncate font-mono text-12 text-soft" dir="auto">
                  {first.map((value) => shortened(target, value)).join(' · ')}
                </p>
              )}
            </div>
          )
        })}
      </div>
      <LeftOut headings={sheet.headings} read={Object.values(matches).map((place) => sheet.headings[place])} />
    </section>
  )
}

/** Keys are not for those who look over a shoulder. */
const shortened = (target: string, value: string) =>
  target === 'key' && value.length > 8 ? `${value.slice(0, 4)}…${value.slice(-2)}` : value.slice(0, 40) || '–'
