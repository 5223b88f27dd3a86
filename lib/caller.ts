/** Where a request comes from. */
export type Origin = { request_id: string; address: string; user_agent: string }

/** What somebody may do in a team: a viewer reads, an agent works, an admin also manages, an owner also owns. */
export type Role = 'owner' | 'admin' | 'agent' | 'viewer'

/** Somebody of a team, by the session of their browser. */
export type Person = { user_id: string; user_name: string; user_email: string; session_id: string }

type ByKey = { by: 'key'; key_id: string; key_name: string }
type ByMember = Person & { by: 'member'; role: Role }

/** The project's team: who proved it with an API key, or is a member and signed in to the dashboard. */
export type Admin = Origin & { kind: 'admin'; project_id: string; permission: 'read' | 'write' } & (ByKey | ByMember)

/** A member, where no API key may be. */
export type AdminByMember = Extract<Admin, { by: 'member' }>

/** Somebody signed in to the dashboard, where no project is named. */
export type Member = Origin & Person & { kind: 'member' }

/** What a customer proved: that one request is theirs (its access token), or an address (a magic link, a session). */
export type Proof =
  | { by: 'request'; project_id: string; support_request_id: string; hash?: string }
  | { by: 'link' | 'session'; project_id: string; email: string; email_key: string; hash: string }

/** A device that holds a licence's seat, as its entitlement token proves. */
export type LicenseHolder = { project_id: string; license_key_id: string; end_user_id: string | null }

/** Anybody; with `team` where the endpoint knows the team and the caller proved to be of it, with `proof` where it knows customers. */
export type Visitor = Origin & {
  kind: 'visitor'
  /** Signed in to the dashboard, and asks to act as the team: `inProject` makes `team` of it. */
  member?: Member
  team?: Admin
  proof?: Proof
  holder?: LicenseHolder
}

/** A visitor with a proof. */
export type Customer = Visitor & { proof: Proof }

/** A customer who is signed in. */
export type SignedIn = Visitor & { proof: Exclude<Proof, { by: 'request' }> }

export type Caller = Admin | Member | Visitor

/** The team, where the caller is it or acts as it. */
export function teamOf(caller: Caller): Admin | undefined {
  if (caller.kind === 'member') return undefined
  return caller.kind === 'admin' ? caller : caller.team
}
