import type { ReactNode } from 'react'
import type { Column } from './column'

const isEmpty = (content: ReactNode) => content === null || content === undefined || content === false || content === ''

/** What a row says in a column; on a phone, where that is told, with the head of the column before it. */
export function Cell<R>({ row, column: { head, cell, told } }: { row: R; column: Column<R> }) {
  const content = cell(row)
  const isTold = typeof told === 'function' ? told(row) : told
  if (!isTold || isEmpty(content)) return content
  return (
    <>
      <span className="me-0.5 text-12 md:hidden">{head} </span>
      {content}
    </>
  )
}
