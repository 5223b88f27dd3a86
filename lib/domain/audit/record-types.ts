import type { auditKinds } from '@/lib/contract/choices'

/** Whose records belong to which part of the product. */
export const recordTypes: Record<(typeof auditKinds)[number], string[]> = {
  wishes: ['wish', 'comment', 'vote', 'category'],
  roadmap: ['roadmap', 'roadmap_column', 'roadmap_item'],
  support: ['support_request', 'support_message', 'support_ai_draft', 'support_request_wish', 'canned_reply'],
  forms: ['form', 'form_submission'],
  help: ['help_collection', 'help_flow', 'help_article'],
  people: ['end_user'],
  waitlist: ['waitlist_entry'],
  licences: ['license_key', 'license_activation', 'signing_key'],
  developer: ['api_key', 'webhook', 'webhook_delivery'],
  members: ['member', 'invitation', 'team'],
  settings: ['project'],
}
