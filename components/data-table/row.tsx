import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { Cell } from './cell'
import { type Column, shownFrom } from './column'
import { PickBox } from './pick-box'

type Props<R> = {
  row: R
  columns: Column<R>[]
  name: string
  href: string | undefined
  picked: { is: boolean; onPick: (picked: boolean, range: boolean) => void } | undefined
  strong: boolean
}

const whole =
  'rounded-[4px] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink'

/** A row of a table, and on a phone an entry of a list: its title first, the rest below. All of it leads where its title does. */
export function Row<R>({ row, columns, name, href, picked, strong }: Props<R>) {
  const t = useTranslations('Desk.Kit')
  return (
    <tr
      className={cx(
        'group relative border-b border-line transition-colors last:border-0 hover:bg-sunk has-[details[open]]:align-top max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:px-3 max-md:py-2.5',
        picked && 'max-md:ps-12',
        picked?.is && 'bg-wash',
      )}
    >
      {picked && (
        <td className="w-9 ps-3 max-md:absolute max-md:start-3 max-md:top-2.5 max-md:w-6 max-md:ps-0">
          <PickBox label={t('choose_row', { name })} checked={picked.is} onChange={picked.onPick} />
        </td>
      )}
      {columns.map((column) => {
        const { key, title, end, quietHead, from, width } = column
        const cell = <Cell row={row} column={column} />
        return (
          <td
            key={key}
            className={cx(
              'h-9 px-3 py-1 max-md:h-auto max-md:w-auto max-md:p-0',
              quietHead && 'max-md:ms-auto',
              end && 'text-end tabular-nums',
              title
                ? cx('max-w-0 min-w-48 max-md:max-w-none max-md:grow max-md:basis-full', strong && 'font-semibold')
                : 'text-soft empty:max-md:hidden',
              from && shownFrom[from],
              width,
            )}
          >
            {title && href ? (
              <Link href={href} data-row className={cx('block truncate max-md:whitespace-normal', whole)} dir="auto">
                {cell}
              </Link>
            ) : (
              cell
            )}
          </td>
        )
      })}
    </tr>
  )
}
