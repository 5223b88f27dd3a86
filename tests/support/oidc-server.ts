import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { setEnv } from '@/lib/env'
import { startHttp } from './http-server'

/** Who somebody is at the provider. */
type Claims = { sub: string; email: string; email_verified?: boolean; name?: string }

const CLIENT = 'frontdesk-at-tests'

/** An OpenID Connect provider on loopback (OpenID Connect Core 1.0, code flow); the installation is its client until it stops. */
export async function startProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  let token = ''
  const json = (body: object) => ({
    status: 200,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const server = await startHttp(({ path }) => {
    if (path.endsWith('/openid-configuration')) return json(discovery(server.url))
    if (path === '/jwks') return json({ keys: [jwk] })
    if (path === '/token') return json({ access_token: 'at', token_type: 'Bearer', expires_in: 300, id_token: token })
    return { status: 404 }
  })
  setEnv({ OIDC_ISSUER: server.url, OIDC_CLIENT_ID: CLIENT, OIDC_CLIENT_SECRET: 'secret' })

  return {
    ...server,
    /** Somebody signs in there, as the address asks; answers with what they come back. */
    async signIn(address: string, { sub, ...claims }: Claims, nonce?: string): Promise<string> {
      const asked = new URL(address).searchParams
      token = await new SignJWT({ email_verified: true, name: 'Ana', ...claims, nonce: nonce ?? asked.get('nonce') })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(server.url)
        .setAudience(CLIENT)
        .setSubject(sub)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey)
      return new URLSearchParams({ code: 'a-code', state: asked.get('state') ?? '' }).toString()
    },
    stop: async () => {
      setEnv({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' })
      await server.stop()
    },
  }
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  id_token_signing_alg_values_supported: ['RS256'],
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
})
