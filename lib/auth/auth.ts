import 'server-only'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { db } from '@/lib/db'
import { endLinks } from '@/lib/domain/team/end-links'
import { proveAddress } from '@/lib/domain/team/prove-address'
import { authSecret, COOKIE_PREFIX } from '@/lib/domain/team/session-token'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { askForLetter } from './ask-for-letter'
import { secondFactorTables, tables } from './fields'
import { hooks } from './hooks'
import { languageOf } from './language-of'
import { oidc } from './oidc'

const DAY = 24 * 60 * 60

/** Shorter ones are refused, wherever a password is set. */
export const LEAST_PASSWORD = 10
export const MOST_PASSWORD = 128

function make(provider: boolean) {
  return betterAuth({
    appName: 'Frontdesk',
    baseURL: env.BASE_URL,
    secret: authSecret(),
    trustedOrigins: [new URL(env.BASE_URL).origin],
    telemetry: { enabled: false },
    rateLimit: { enabled: false }, // The door spends our own budgets.
    logger: {
      level: 'error',
      log: (_level, message) => log.error({ error: message }, 'an account could not be served'),
    },
    onAPIError: { errorURL: '/dashboard/sign-in' },
    database: prismaAdapter(db, { provider: 'postgresql' }),
    ...tables,
    session: { ...tables.session, expiresIn: 30 * DAY, disableSessionRefresh: true, freshAge: 0 },
    account: {
      ...tables.account,
      // Who is in control of an address at the provider is so here, where the provider has checked that.
      accountLinking: { enabled: true },
    },
    verification: { ...tables.verification, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: env.SIGN_UP === 'closed',
      minPasswordLength: LEAST_PASSWORD,
      maxPasswordLength: MOST_PASSWORD,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      // The link came by mail, or from the command line.
      onPasswordReset: async ({ user: { id, email } }) => {
        await proveAddress(email)
        await endLinks(id)
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: false, // The door does, within a budget; better-auth’s own link leads nowhere.
      sendVerificationEmail: ({ user: { email } }, request) =>
        askForLetter({ kind: 'verify', to: email, language: languageOf(request) }),
    },
    databaseHooks: hooks,
    plugins: [twoFactor({ issuer: 'Frontdesk', schema: secondFactorTables }), ...(provider ? oidc() : [])],
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: env.BASE_URL.startsWith('https://'),
      disableOriginCheck: false, // Else tests alone would go without it.
      disableCSRFCheck: false,
      database: { generateId: false }, // Our tables make their own.
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
    },
  })
}

type Auth = ReturnType<typeof make>

const made = new Map<string, Auth>()

/** better-auth over our tables; made when it is first asked for, because it is large and most processes never need it. With the provider only where that is asked for: one that is out of reach keeps nobody from signing in with a password, and is asked again the next time. */
export function auth({ provider = false } = {}): Auth {
  const of = JSON.stringify([
    authSecret(),
    env.BASE_URL,
    env.SIGN_UP,
    provider && [env.OIDC_ISSUER, env.OIDC_CLIENT_ID],
  ])
  const known = made.get(of) ?? make(provider)
  made.set(of, known)
  if (provider) void known.$context.then(({ socialProviders }) => socialProviders.length > 0 || made.delete(of))
  return known
}
