import { useRef, useState } from 'react'

/** Which rows of the page are chosen; those that are not shown any more are not. */
export function usePicks<R extends { id: string }>(rows: R[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const picked = rows.filter(({ id }) => ids.has(id))

  /** Chooses one, or all from the one chosen before to this one. */
  function pick(id: string, is: boolean, range: boolean) {
    const [from, to] = [rows.findIndex((row) => row.id === last.current), rows.findIndex((row) => row.id === id)]
    const meant =
      range && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id) : [id]
    last.current = id
    setIds((before) => {
      const next = new Set(before)
      for (const each of meant) is ? next.add(each) : next.delete(each)
      return next
    })
  }

  const all = (is: boolean) => setIds(new Set(is ? rows.map(({ id }) => id) : []))
  return { picked, has: (id: string) => ids.has(id), pick, all }
}
