import 'server-only'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
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
  }
  return [genericOAuth({ config: [provider] })]
}
