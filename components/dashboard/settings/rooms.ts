/** The rooms of the settings, in groups; `manage`: for owners and admins alone. */
export const groups = [
  {
    name: 'group_project',
    rooms: ['general', 'branding', 'support', 'mail', 'licences', 'members'],
  },
  { name: 'group_developer', rooms: ['api_keys', 'webhooks'], manage: true },
  { name: 'group_records', rooms: ['audit', 'data'], manage: true },
] as const

export type SettingsRoom = (typeof groups)[number]['rooms'][number]
