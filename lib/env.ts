import { resolve } from 'node:path'
import { z } from 'zod'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const whole = (rule: string, from: number, to: number) => z.coerce.number(rule).int(rule).min(from, rule).max(to, rule)

const text = (rule: string, fits: (value: string) => boolean) =>
  z
    .string()
    .refine((value) => value === '' || fits(value), rule)
    .default('')

const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).pathname === '/'

/** Every variable that Frontdesk reads, and its rule as a sentence; `.env.example` says what each is for. An empty value is no value. */
export const envSchema = z.object({
  PORT: whole('PORT must be a whole number from 1 to 65535, such as 3000.', 1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  BASE_URL: text('BASE_URL must be an address without a path, such as https://desk.example.com.', isOrigin),
  DATABASE_URL: text(
    'DATABASE_URL must begin with postgres:// or postgresql://; leave it empty for the embedded database.',
    (value) => /^postgres(ql)?:\/\/./.test(value),
  ),
  FRONTDESK_DATA: z.string().default('.data'),
  APP_SECRET: text(
    'APP_SECRET must have 32 characters or more; leave it empty and one is made.',
    (value) => value.length >= 32,
  ),
  TRUSTED_PROXY_HOPS: whole('TRUSTED_PROXY_HOPS must be a whole number from 0 to 20.', 0, 20).default(0),
  RATE_LIMIT_SCALE: z.coerce
    .number('RATE_LIMIT_SCALE must be a number above 0, such as 1.')
    .positive('RATE_LIMIT_SCALE must be a number above 0, such as 1.')
    .default(1),
  LOG_LEVEL: z.enum(levels, `LOG_LEVEL must be one of ${levels.join(', ')}.`).default('info'),
  CHROMIUM_PATH: z.string().default(''),
  TEST_DATABASE_URL: text('TEST_DATABASE_URL must begin with postgres:// or postgresql://.', (value) =>
    /^postgres(ql)?:\/\/./.test(value),
  ),
})

export type Env = z.output<typeof envSchema>

/** A variable breaks its rule; the message is the sentence to show. */
export class EnvError extends Error {}

let known: Env | undefined

/** The checked environment. Read on first use, so that a build needs no variables; in a running server DATABASE_URL and APP_SECRET are never empty. */
export const env = new Proxy({} as Env, {
  get: (_, name) => {
    known ??= read()
    return known[name as keyof Env]
  },
})

/** Sets variables for everything that reads them from here on, child processes too. */
export function setEnv(values: Partial<Record<keyof Env, string>>): void {
  Object.assign(process.env, values)
  known = undefined
}

function read(): Env {
  const given = Object.entries(process.env).filter(([name, value]) => name in envSchema.shape && value?.trim() !== '')
  const parsed = envSchema.safeParse(Object.fromEntries(given))
  if (!parsed.success) throw new EnvError(parsed.error.issues.map((issue) => issue.message).join('\n'))

  const base = parsed.data.BASE_URL || `http://localhost:${parsed.data.PORT}`
  return {
    ...parsed.data,
    BASE_URL: base.replace(/\/$/, ''),
    FRONTDESK_DATA: resolve(/* turbopackIgnore: true */ process.cwd(), parsed.data.FRONTDESK_DATA),
  }
}
