import { Skeleton } from '@/components/ui/skeleton'
import { type Column, shownFrom } from './column'

const widths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5']

/** Rows on their way. */
export function WaitingRows<R>({ columns, picks }: { columns: Column<R>[]; picks: boolean }) {
  return Array.from({ length: 8 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={row} className="border-b border-line last:border-0 max-md:block max-md:px-3 max-md:py-2.5">
      {picks && <td className="w-9 max-md:hidden" />}
      {columns.map(({ key, title, from }) => (
        <td key={key} className={`h-9 px-3 max-md:p-0 ${from ? shownFrom[from] : ''} ${title ? '' : 'max-md:hidden'}`}>
          <Skeleton className={`h-3.5 ${title ? widths[row % 4] : 'w-16'}`} />
        </td>
      ))}
    </tr>
  ))
}
