import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env, setEnv } from '@/lib/env'
import { Refusal } from './main'

export const secretFile = () => join(env.FRONTDESK_DATA, 'app-secret')

/** 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** Makes `env.APP_SECRET` be there: the given one, or the one of the data folder, made on the first start. */
export async function ensureSecret(): Promise<void> {
  if (env.APP_SECRET) return

  await mkdir(env.FRONTDESK_DATA, { recursive: true, mode: 0o700 })
  if (!existsSync(secretFile())) {
    await writeFile(secretFile(), `${newSecret()}\n`, { mode: 0o600, flag: 'wx' }).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  const secret = (await readFile(secretFile(), 'utf8')).trim()
  if (secret.length < 32)
    throw new Refusal(`${secretFile()} is damaged: it must hold 32 characters or more. Bring it back from a backup.`)
  setEnv({ APP_SECRET: secret })
}
