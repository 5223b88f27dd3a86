import 'server-only'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { PersonName } from '@/lib/contract/account'
import { freeAddress } from '@/lib/domain/team/free-address'
import { env } from '@/lib/env'

/** The OpenID Connect provider that the environment names; none when it names none. */
export function oidc() {
  if (!env.OIDC_ISSUER) return []
  const provider = {
    providerId: 'oidc',
    name: env.OIDC_NAME,
    discoveryUrl: `${env.OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    scopes: ['openid', 'email', 'profile'],
    requireIdTokenVerification: true,
    pkce: true,
    disableProviderLogout: true,
    mapProfileToUser: person,
  }
  return [genericOAuth({ config: [provider] })]
}

/** Who comes, as the provider tells: only what it says outright is proven (some write `"true"`), and an account that another made for such an address without proving it makes way. */
async function person({ email, email_verified, name }: { [claim: string]: unknown }) {
  const emailVerified = email_verified === true || email_verified === 'true'
  if (emailVerified && typeof email === 'string') await freeAddress(email)
  const shown = PersonName.safeParse(name)
  return { emailVerified, name: shown.success ? shown.data : String(email ?? '') }
}
