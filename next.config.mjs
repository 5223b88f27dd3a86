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

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pino', 'pg', '@prisma/client', '@prisma/adapter-pg', 'rate-limiter-flexible'],
  rewrites,
}

export default withNextIntl(config)
