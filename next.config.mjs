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

const usual = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
]
const unframed = [...usual, { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" }]
const embed = [{ type: 'query', key: 'embed', value: '1' }]

/** Pages of one person: nobody keeps them, nobody finds them, and no other site is told where a link was pressed. Not `no-referrer`, under which a browser says `Origin: null` when a form is sent without JavaScript (Fetch, "serializing a request origin"), and Next refuses it. */
const secluded = [
  { key: 'Referrer-Policy', value: 'strict-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'Cache-Control', value: 'private, no-store' },
]

/** The address that a letter names for unsubscribing answers a mail program by one click (RFC 8058), whose POST has a body; a person's browser it leads to the page. */
const redirects = async () => [
  {
    source: '/portal/letters/unsubscribe',
    has: [
      { type: 'header', key: 'accept', value: '.*text/html.*' },
      { type: 'query', key: 'project', value: '(?<project>[\\w-]+)' },
    ],
    missing: [{ type: 'header', key: 'content-type' }],
    destination: '/p/:project/unsubscribe',
    statusCode: 303,
  },
]

/** The SDK may be imported by any page, and by Deno, which asks for its types. */
const anywhere = [
  { key: 'Access-Control-Allow-Origin', value: '*' },
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
]

/** Other sites, and pages of no site such as an app's own, may frame a form that is made for it (`frame-ancestors *` would shut those out), and nothing else of ours. What the API answers has headers of its own. */
const headers = async () => [
  { source: '/((?!api/|portal/|projects/|contact-forms/|p/[^/]+/(?:support/)?forms/[^/]+$).*)', headers: unframed },
  { source: '/p/:project/support', headers: secluded },
  { source: '/p/:project/licence', headers: secluded },
  { source: '/p/:project/unsubscribe', headers: secluded },
  { source: '/sdk/:file*', headers: anywhere },
  { source: '/sdk/:file(.*\\.ts)', headers: [{ key: 'Content-Type', value: 'application/typescript; charset=utf-8' }] },
  { source: '/sdk/frontdesk.js', headers: [{ key: 'X-TypeScript-Types', value: './frontdesk.d.ts' }] },
  ...['confirm', 'undo'].map((key) => ({
    source: '/p/:project/waitlist',
    has: [{ type: 'query', key }],
    headers: secluded,
  })),
  { source: '/p/:project/support/:room(requests|open|\\d+)', headers: secluded },
  ...['/p/:project/forms/:form', '/p/:project/support/forms/:form'].flatMap((source) => [
    { source, missing: embed, headers: unframed },
    { source, has: embed, headers: usual },
  ]),
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  logging: { serverFunctions: false }, // While developing, it would print keys and codes that people send.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'pino',
    'pg',
    'pg-boss',
    'react-email',
    '@prisma/client',
    '@prisma/adapter-pg',
    'rate-limiter-flexible',
    'mailparser',
    'email-reply-parser', // It asks for a module that need not be there.
  ],
  // A form without JavaScript brings its files along.
  experimental: { serverActions: { bodySizeLimit: '32mb' } },
  headers,
  redirects,
  rewrites,
}

export default withNextIntl(config)
