import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { ImportResult } from '@/lib/contract/project-data'

const MOST_SHOWN = 50

/** What became of the rows, or would, and which were left out. */
export function ImportOutcome({ result }: { result: ImportResult }) {
  const t = useTranslations('Desk.Settings')
  const { dry_run, created, updated, skipped, errors } = result
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Notice>
        {t(dry_run ? 'import_would' : 'import_did', { created, updated, skipped, errors: errors.length })}
      </Notice>
      {errors.length > 0 && (
        <div className="max-h-80 relative overflow-auto rounded-press border border-line">
          <table className="w-full border-collapse text-13">
            <caption className="sr-only">{t('import_errors')}</caption>
            <thead>
              <tr className="text-start text-soft">
                <th scope="col" className="px-3 py-1.5 text-start font-normal">
                  {t('import_row')}
                </th>
                <th scope="col" className="px-3 py-1.5 text-start font-normal">
                  {t('field')}
                </th>
                <th scope="col" className="px-3 py-1.5 text-start font-normal">
                  {t('import_why')}
                </th>
              </tr>
            </thead>
            <tbody>
              {errors.slice(0, MOST_SHOWN).map(({ row, path, message }) => (
                <tr key={`${row} ${path}`} className="border-t border-line">
                  <td className="px-3 py-1.5 tabular-nums">{row + 2}</td>
                  <td className="px-3 py-1.5 font-mono text-12">{path}</td>
                  <td className="px-3 py-1.5">{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {errors.length > MOST_SHOWN && (
        <p className="text-13 text-soft">{t('import_more', { count: errors.length - MOST_SHOWN })}</p>
      )}
    </div>
  )
}
