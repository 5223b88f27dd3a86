/** What a column of a file may become. */
export const targets = [
  'key',
  'email',
  'name',
  'external_id',
  'plan',
  'max_devices',
  'expires_at',
  'status',
  'metadata',
] as const
export type Target = (typeof targets)[number]

/** Which column becomes what; by its place in the file. */
export type Matches = Partial<Record<Target, number>>

/** How columns are called elsewhere: Keygen, Lemon Squeezy, Polar, Gumroad, and what people write themselves. */
const names: Record<Target, string[]> = {
  key: ['key', 'licensekey', 'licencekey', 'license', 'licence', 'attributeskey', 'displaykey', 'code', 'serial'],
  email: ['email', 'useremail', 'customeremail', 'buyeremail', 'owneremail', 'emailaddress', 'mail', 'adresse'],
  name: ['name', 'username', 'customername', 'fullname', 'buyername', 'customer', 'kunde'],
  external_id: ['externalid', 'userid', 'customerid', 'customerexternalid', 'accountid'],
  plan: [
    'plan',
    'policy',
    'policyname',
    'product',
    'productname',
    'variant',
    'variantname',
    'tier',
    'benefit',
    'tarif',
  ],
  max_devices: [
    'maxdevices',
    'maxmachines',
    'activationlimit',
    'limitactivations',
    'maxactivations',
    'seats',
    'devices',
    'machines',
    'limit',
    'plätze',
    'geräte',
  ],
  expires_at: ['expiresat', 'expiry', 'expires', 'expirationdate', 'expiration', 'validuntil', 'gültigbis'],
  status: ['status', 'state', 'stand'],
  metadata: ['metadata', 'meta', 'customdata'],
}

const bare = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What the columns are likely to mean, by their headings: each heading means one thing, the likeliest name first. */
export function guess(headings: string[]): Matches {
  const all = headings.map(bare)
  const taken = new Set<number>()
  const matches: Matches = {}
  for (const target of targets) {
    const place = names[target].map((name) => all.indexOf(name)).find((at) => at >= 0 && !taken.has(at))
    if (place === undefined) continue
    matches[target] = place
    taken.add(place)
  }
  return matches
}
