const BATCH = 100

/** Rows one after the other, read a hundred at a time in the order of their ids. */
export async function* inBatches<R extends { id: string }>(
  read: (after: { id: { gt: string } }, take: number) => Promise<R[]>,
): AsyncGenerator<R> {
  let gt = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await read({ id: { gt } }, BATCH)
    yield* rows
    if (rows.length < BATCH) return
    gt = rows.at(-1)?.id ?? gt
  }
}
