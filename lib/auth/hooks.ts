import 'server-only'
import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { cutAddress } from '@/lib/domain/submissions/cut-address'
import { acceptWaiting } from '@/lib/domain/team/accept-waiting'
import { isInvited } from '@/lib/domain/team/is-invited'
import { useCode } from '@/lib/domain/team/use-code'
import { env } from '@/lib/env'

/** What another service tells of itself when somebody comes through it is of no use here, and so not kept. */
const withoutTokens = async <A extends object>(account: A) => ({
  data: { ...account, accessToken: null, refreshToken: null, idToken: null },
})

/** What holds for every account, by whichever way it is made. */
export const hooks: BetterAuthOptions['databaseHooks'] = {
  user: {
    create: {
      before: async (user, context) => {
        if (env.SIGN_UP === 'open' && !user.emailVerified && context?.path !== '/sign-up/email') {
          throw new APIError('FORBIDDEN', {
            code: 'NOT_VERIFIED',
            message: 'The provider does not vouch for this address.',
          })
        }
        if (env.SIGN_UP === 'open' || (user.emailVerified && (await isInvited(user.email)))) return { data: user }
        throw new APIError('FORBIDDEN', { code: 'NOT_INVITED', message: 'Nobody has invited this address.' })
      },
      after: async ({ id, name, email, emailVerified }) => {
        if (emailVerified) await acceptWaiting({ user_id: id, name, email })
      },
    },
  },
  account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
  session: {
    create: {
      before: async (session, context) => {
        // Asked only once the code is known to be right.
        if (context?.path === '/two-factor/verify-totp' && !(await useCode(session.userId, context.body.code))) {
          throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'This code was used already.' })
        }
        return { data: { ...session, ipAddress: session.ipAddress ? cutAddress(session.ipAddress) : null } }
      },
    },
  },
}
