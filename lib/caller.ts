/** Where a request comes from. */
export type Origin = { request_id: string; address: string; user_agent: string }

/** The project's team: who proved it with an API key. */
export type Admin = Origin & { kind: 'admin'; project_id: string; permission: 'read' | 'write'; key_id: string }

/** Anybody; with `team` where the endpoint knows the team and the caller proved to be of it. */
export type Visitor = Origin & { kind: 'visitor'; team?: Admin }

export type Caller = Admin | Visitor
