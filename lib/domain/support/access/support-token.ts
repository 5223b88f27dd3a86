import 'server-only'
import { randomBytes } from 'node:crypto'

const kinds = { request: 'rqt_', link: 'mlt_', session: 'pst_' }

/** A new token of 256 random bits: `rqt_…` opens a request, `mlt_…` is a magic link's, `pst_…` a session's. */
export const newSupportToken = (kind: keyof typeof kinds): string =>
  `${kinds[kind]}${randomBytes(32).toString('base64url')}`

/** A text without the tokens in it, such as one that quotes our letter. */
export const withoutTokens = (text: string): string => text.replace(/\b(rqt|mlt|pst)_[\w-]{43}/g, '…')

/** Whether the text has the shape of one, so that nothing else is looked up. */
export const isSupportToken = (text: string): boolean => /^(rqt|mlt|pst)_[\w-]{43}$/.test(text)
