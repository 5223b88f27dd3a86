/** The address of a project's waitlist; with a code, the one that somebody sends to their friends. */
export const waitlistHref = (slug: string, referral_code?: string): string =>
  `/p/${slug}/waitlist${referral_code ? `?ref=${encodeURIComponent(referral_code)}` : ''}`
