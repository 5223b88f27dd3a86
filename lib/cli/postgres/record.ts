import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is known about the embedded database of a data folder: `<data>/postgres.json`, for its owner's eyes only. A relative `folder` moves along with the data. */
export type Record = { password: string; folder: string; port: number; seeded?: boolean }

const fileOf = (data: string) => join(data, 'postgres.json')

/** The record of a data folder, or null before the first start. */
export async function readRecord(data: string): Promise<Record | null> {
  return existsSync(fileOf(data)) ? (JSON.parse(await readFile(fileOf(data), 'utf8')) as Record) : null
}

/** Writes the record whole or not at all. */
export async function writeRecord(data: string, record: Record): Promise<void> {
  const next = `${fileOf(data)}.${process.pid}`
  await writeFile(next, JSON.stringify(record, null, 2), { mode: 0o600 })
  await rename(next, fileOf(data))
}

/** A password that nobody has to type. */
export const newPassword = () => randomBytes(24).toString('base64url')

/** The address of a database of this cluster. */
export const urlOf = ({ password, port }: Record, database = 'frontdesk') =>
  `postgresql://frontdesk:${password}@127.0.0.1:${port}/${database}`
