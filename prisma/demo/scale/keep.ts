import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

const BATCH = 5_000

/** Keeps what `make` answers for 0, 1, 2 … in one statement for each few thousand; every row of a table has the same columns. Triggers count and index them as they do what the service writes. */
export async function keep(
  table: Prisma.ModelName,
  total: number,
  make: (n: number) => object | object[],
): Promise<void> {
  for (let from = 0; from < total; from += BATCH) {
    const many = Math.min(BATCH, total - from)
    const rows = Array.from({ length: many }, (_, n) => make(from + n)).flat()
    for (let cut = 0; cut < rows.length; cut += BATCH) await insert(table, rows.slice(cut, cut + BATCH))
  }
}

async function insert(table: string, rows: object[]): Promise<void> {
  const name = Prisma.raw(`"${table}"`)
  const columns = Prisma.raw(
    Object.keys(rows[0] ?? {})
      .map((column) => `"${column}"`)
      .join(', '),
  )
  await db.$executeRaw`
    INSERT INTO ${name} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::jsonb)`
}
