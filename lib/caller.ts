/** Where a request comes from. */
export type Origin = { request_id: string; address: string; user_agent: string }

/** The project's team: who proved it with an API key. */
export type Admin = Origin & {
  kind: 'admin'
  project_id: string
  permission: 'read' | 'write'
  key_id: string
  key_name: string
}

/** What a customer proved: that one request is theirs (its access token), or an address (a magic link, a session). */
export type Proof =
  | { by: 'request'; project_id: string; support_request_id: string; hash?: string }
  | { by: 'link' | 'session'; project_id: string; email: string; email_key: string; hash: string }

/** A device that holds a licence's seat, as its entitlement token proves. */
export type LicenseHolder = { project_id: string; license_key_id: string; end_user_id: string | null }

/** Anybody; with `team` where the endpoint knows the team and the caller proved to be of it, with `proof` where it knows customers. */
export type Visitor = Origin & { kind: 'visitor'; team?: Admin; proof?: Proof; holder?: LicenseHolder }

/** A visitor with a proof. */
export type Customer = Visitor & { proof: Proof }

/** A customer who is signed in. */
export type SignedIn = Visitor & { proof: Exclude<Proof, { by: 'request' }> }

export type Caller = Admin | Visitor
