import 'server-only'
import type { ByteRange } from '@/lib/contract/endpoint'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { diskStorage } from './disk-storage'

type Known = (keys: string[]) => Promise<Set<string>>

/** Where the bytes of files are. A key is 32 hex digits. */
export type Storage = {
  /** Keeps the bytes: wholly or not at all, and lastingly once it answers. */
  put: (key: string, content: Uint8Array) => Promise<void>
  /** The bytes of a part; null when there is no such object. */
  get: (key: string, range: ByteRange) => Promise<ReadableStream<Uint8Array> | null>
  /** Deletes the object, if there is one. */
  delete: (key: string) => Promise<void>
  /** Deletes what is older than that and not known, where all that is there is ours; tells how many. */
  sweep: (before: Date, known: Known) => Promise<number>
}

let made: { bucket: string; storage: Promise<Storage> } | undefined

/** The storage of this installation: a bucket where `S3_BUCKET` names one, else the folder `uploads` of the data folder. What fails there is SERVICE_UNAVAILABLE. */
export function storage(): Promise<Storage> {
  const bucket = JSON.stringify([env.S3_BUCKET, env.S3_ENDPOINT, env.FRONTDESK_DATA])
  if (made?.bucket !== bucket) made = { bucket, storage: open() }
  return made.storage
}

async function open(): Promise<Storage> {
  // The SDK is large: only those who use it load it.
  const { put, get, delete: remove, sweep } = env.S3_BUCKET ? (await import('./s3-storage')).s3Storage() : diskStorage()
  return {
    put: (...args) => reached(put(...args)),
    get: (...args) => reached(get(...args)),
    delete: (...args) => reached(remove(...args)),
    sweep,
  }
}

async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    log.error({ error: String(cause) }, 'the file storage failed')
    throw new AppError('SERVICE_UNAVAILABLE', 'The file storage is out of reach just now. Try again in a moment.', {
      headers: { 'Retry-After': '5' },
      cause,
    })
  }
}
