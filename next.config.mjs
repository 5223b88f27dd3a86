import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** Fallback, because `afterFiles` would shadow `/api/v1/projects/[id]/wishlist`: a path that no file answers is tried without `/api/v1`, then as an unknown API path. */
const rewrites = async () => ({
  beforeFiles: [],
  afterFiles: [],
  fallback: [
    { source: '/api/v1/:area(contact-forms|projects|portal)/:rest*', destination: '/:area/:rest*' },
    { source: '/:area(contact-forms|projects|portal|api)/:rest*', destination: '/api/missing' },
    { source: '/:area(contact-forms|projects|portal|api)', destination: '/api/missing' },
  ],
})

/** For every page and answer; nobody else's page may hold ours in a frame. */
const headers = async () => [
  {
    source: '/:path*',
    headers: [
      { key: 'X-Content-Type-Options', value: 'nosniff' },
      { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
      { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
    ],
  },
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pino', 'pg', '@prisma/client', '@prisma/adapter-pg', 'rate-limiter-flexible'],
  rewrites,
  headers,
}

export default withNextIntl(config)
