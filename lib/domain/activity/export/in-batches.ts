const BATCH = 100

/** Rows one after the other, read a hundred at a time, or as many as are asked for, in the order of their ids. */
export async function* inBatches<R extends { id: string }>(
  read: (after: { id: { gt: string } }, take: number) => Promise<R[]>,
  batch = BATCH,
): AsyncGenerator<R> {
  let gt = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await read({ id: { gt } }, batch)
    yield* rows
    if (rows.length < batch) return
    gt = rows.at(-1)?.id ?? gt
  }
}
