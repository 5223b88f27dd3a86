export type DemoLicence = {
  plan: string
  max_devices: number | null
  status?: 'suspended'
  /** In how many days it ends; gone already below 0. */
  ends?: number
  by: { external_id: string; name: string; email: string; plan: string }
  /** Sold so many days ago. */
  days: number
  devices: { name: string; platform: string; seen: number }[]
}

/** What Lumen Notes has sold so far. `seen`: so many days ago. */
export const demoLicences: DemoLicence[] = [
  {
    plan: 'Team',
    max_devices: 5,
    ends: 212,
    by: { external_id: 'user_1042', name: 'Priya Raman', email: 'priya@example.com', plan: 'team' },
    days: 153,
    devices: [
      { name: 'Priya’s MacBook Pro', platform: 'macOS 26.1', seen: 0 },
      { name: 'Studio iMac', platform: 'macOS 15.7', seen: 2 },
      { name: 'Reception', platform: 'Windows 11', seen: 41 },
    ],
  },
  {
    plan: 'Pro',
    max_devices: 2,
    by: { external_id: 'user_2177', name: 'Jonas Weber', email: 'jonas@example.com', plan: 'pro' },
    days: 88,
    devices: [
      { name: 'Thinkpad', platform: 'Linux', seen: 1 },
      { name: 'Tower at home', platform: 'Windows 11', seen: 6 },
    ],
  },
  {
    plan: 'Pro',
    max_devices: 2,
    status: 'suspended',
    by: { external_id: 'user_0911', name: 'Marta Nowak', email: 'marta@example.com', plan: 'pro' },
    days: 301,
    devices: [{ name: 'MacBook Air', platform: 'macOS 26.0', seen: 19 }],
  },
  {
    plan: 'Trial',
    max_devices: 1,
    ends: -4,
    by: { external_id: 'user_3350', name: 'Sam Okafor', email: 'sam@example.com', plan: 'trial' },
    days: 18,
    devices: [{ name: 'Surface', platform: 'Windows 11', seen: 5 }],
  },
]
