/** The channel of LISTEN and NOTIFY. */
export const CHANNEL = 'frontdesk_live'

/** Somebody of the team: a member, or an API key. */
export type Colleague = { id: string; name: string }

/** That a request changed, in a way that customers may hear of (`all`) or not (`team`); or that one of the team is writing a reply to it (`replying`). */
export type LiveChange = {
  project_id: string
  support_request_id: string
  audience: 'all' | 'team'
  replying?: Colleague
}

/** That a session, a membership or an API key ended or means something else: what streams know it by. Triggers tell, in the order of the commits. */
export type LiveEnd = { gone: string }
