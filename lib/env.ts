import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
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

const isHttp = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const isMailbox = (value: string) => /^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(value.trim())

const isDomain = (value: string) =>
  value.length <= 200 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i.test(value)

const areRanges = (value: string) => value.split(',').every((range) => ipaddr.isValidCIDR(range.trim()))

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
  RESEND_API_KEY: z.string().default(''),
  RESEND_BASE_URL: z
    .string()
    .refine(isHttp, 'RESEND_BASE_URL must be a web address such as https://api.resend.com.')
    .default('https://api.resend.com'),
  SMTP_URL: text('SMTP_URL must begin with smtp:// or smtps://, such as smtp://user:password@host:587.', (value) =>
    /^smtps?:\/\/./.test(value),
  ),
  MAIL_FROM: z
    .string()
    .refine(isMailbox, 'MAIL_FROM must be an address such as desk@example.com or Acme <desk@example.com>.')
    .default('frontdesk@localhost'),
  INBOUND_EMAIL_DOMAIN: text(
    'INBOUND_EMAIL_DOMAIN must be a domain such as reply.example.com; leave it empty for no reply addresses.',
    isDomain,
  ).transform((value) => value.toLowerCase()),
  INBOUND_EMAIL_SECRET: text('INBOUND_EMAIL_SECRET must have 32 characters or more, without spaces.', (value) =>
    /^\S{32,}$/.test(value),
  ),
  RESEND_WEBHOOK_SECRET: text('RESEND_WEBHOOK_SECRET must be as Resend shows it: whsec_ and base64.', (value) =>
    /^whsec_(?:[A-Za-z0-9+/]{4}){4,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value),
  ),
  SIGN_UP: z.enum(['closed', 'open'], 'SIGN_UP must be closed or open.').default('closed'),
  OIDC_ISSUER: text('OIDC_ISSUER must be a web address such as https://login.example.com.', isHttp),
  OIDC_CLIENT_ID: z.string().default(''),
  OIDC_CLIENT_SECRET: z.string().default(''),
  OIDC_NAME: z.string().max(60, 'OIDC_NAME may have 60 characters at most.').default('Single sign-on'),
  WORKER: z.enum(['on', 'off'], 'WORKER must be on or off.').default('on'),
  WEBHOOK_ALLOW_CIDRS: text(
    'WEBHOOK_ALLOW_CIDRS must be address ranges with commas between, such as 10.0.0.0/8,fd00::/8.',
    areRanges,
  ),
  S3_BUCKET: z.string().default(''),
  S3_ENDPOINT: text('S3_ENDPOINT must be a web address such as https://minio.example.com:9000.', isHttp),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  S3_FORCE_PATH_STYLE: z
    .enum(['true', 'false'], 'S3_FORCE_PATH_STYLE must be true or false.')
    .default('false')
    .transform((value) => value === 'true'),
  AI_BASE_URL: text(
    'AI_BASE_URL must be a web address such as https://api.openai.com/v1; leave it empty for no model.',
    isHttp,
  ),
  AI_API_KEY: z.string().default(''),
  AI_MODEL: z.string().default(''),
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

const together = envSchema
  .refine(
    ({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) => (S3_ACCESS_KEY_ID === '') === (S3_SECRET_ACCESS_KEY === ''),
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.',
  )
  .refine(
    ({ AI_BASE_URL, AI_MODEL }) => (AI_BASE_URL === '') === (AI_MODEL === ''),
    'AI_BASE_URL and AI_MODEL belong together: set both or neither.',
  )
  .refine(
    ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }) =>
      new Set([OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].map((value) => value === '')).size === 1,
    'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, and they need it: set all three or none.',
  )
  .refine(
    ({ RESEND_WEBHOOK_SECRET, RESEND_API_KEY }) => RESEND_WEBHOOK_SECRET === '' || RESEND_API_KEY !== '',
    'RESEND_WEBHOOK_SECRET needs RESEND_API_KEY, by which the mail is fetched.',
  )
  .refine(
    ({ INBOUND_EMAIL_DOMAIN, INBOUND_EMAIL_SECRET, RESEND_WEBHOOK_SECRET }) =>
      INBOUND_EMAIL_DOMAIN === '' || INBOUND_EMAIL_SECRET !== '' || RESEND_WEBHOOK_SECRET !== '',
    'INBOUND_EMAIL_DOMAIN needs INBOUND_EMAIL_SECRET or RESEND_WEBHOOK_SECRET, or replies would be lost.',
  )

function read(): Env {
  const given = Object.entries(process.env).filter(([name, value]) => name in envSchema.shape && value?.trim() !== '')
  const parsed = together.safeParse(Object.fromEntries(given))
  if (!parsed.success) throw new EnvError(parsed.error.issues.map((issue) => issue.message).join('\n'))

  const base = parsed.data.BASE_URL || `http://localhost:${parsed.data.PORT}`
  return {
    ...parsed.data,
    BASE_URL: base.replace(/\/$/, ''),
    FRONTDESK_DATA: resolve(/* turbopackIgnore: true */ process.cwd(), parsed.data.FRONTDESK_DATA),
  }
}
