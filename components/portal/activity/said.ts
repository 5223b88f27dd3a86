import { activityHref } from './activity-href'

const words = ['erased', 'signed_out', 'erase_over', 'busy'] as const

/** What the page has to say to whoever comes to it: how something ended that took them away from where they were. */
export type Said = (typeof words)[number]

/** What an address has the page say; null for anything else. */
export const readSaid = (given: unknown): Said | null => words.find((word) => word === given) ?? null

/** The page's address with something to say. */
export const saidHref = (slug: string, said: Said): string => `${activityHref(slug)}?said=${said}`
