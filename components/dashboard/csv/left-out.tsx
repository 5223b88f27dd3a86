'use client'

import { useFormatter, useTranslations } from 'next-intl'

type Props = { headings: string[]; read: (string | undefined)[] }

/** Says which columns of a file an import does not read, before it begins. */
export function LeftOut({ headings, read }: Props) {
  const t = useTranslations('Desk.Kit')
  const format = useFormatter()
  const left = headings.filter((heading) => !read.includes(heading))
  return (
    <p role="status" className="text-14 text-pretty wrap-anywhere">
      {left.length > 0 ? t('columns_left', { columns: format.list(left) }) : t('columns_all')}
    </p>
  )
}
