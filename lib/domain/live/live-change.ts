/** The channel of LISTEN and NOTIFY. */
export const CHANNEL = 'frontdesk_live'

/** That a request changed, in a way that customers may hear of (`all`) or not (`team`). */
export type LiveChange = { project_id: string; support_request_id: string; audience: 'all' | 'team' }
