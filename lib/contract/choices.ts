/** The words of which one is meant, for those who only list them: a page does not need zod for that. */
export const wishStatuses = ['pending', 'under_review', 'planned', 'in_progress', 'completed', 'declined'] as const

/** The two groups that the status filter of wishes knows beside the statuses themselves. */
export const wishStatusGroups = {
  open: ['pending', 'under_review', 'planned', 'in_progress'],
  closed: ['completed', 'declined'],
} as const satisfies Record<string, readonly (typeof wishStatuses)[number][]>

export const priorities = ['low', 'medium', 'high', 'critical'] as const

export const supportStatuses = ['new', 'open', 'in_progress', 'waiting_on_customer', 'resolved', 'closed'] as const

export const supportCategories = ['bug_report', 'feature_request', 'general_inquiry', 'billing', 'account'] as const

export const licenseKeyStatuses = ['active', 'suspended', 'revoked', 'expired'] as const

export const waitlistStatuses = ['waiting', 'invited', 'left'] as const

export const roadmapVisibilities = ['public', 'private', 'voters_only'] as const

export const flowDisplays = ['list', 'accordion', 'decision_tree', 'wizard'] as const

/** The parts of the product by which the audit log is looked through. */
export const auditKinds = [
  'wishes',
  'roadmap',
  'support',
  'forms',
  'help',
  'people',
  'waitlist',
  'licences',
  'developer',
  'members',
  'settings',
] as const

/** The filters of the audit log find so many, the newest of them; the list goes no further. */
export const MOST_AUDIT_FOUND = 1_000

/** Everything that a webhook may be told of. */
export const eventTypes = [
  'license_key_minted',
  'license_key_updated',
  'license_key_revoked',
  'license_key_suspended',
  'license_key_reinstated',
  'license_key_deleted',
  'device_activated',
  'device_deactivated',
  'seat_limit_reached',
  'signing_key_rotated',
  'contact_form_submitted',
  'support_request_created',
  'support_request_updated',
  'support_message_created',
  'wish_created',
  'wish_status_changed',
  'wish_voted',
  'comment_created',
  'waitlist_joined',
  'waitlist_left',
  'waitlist_invited',
] as const
