/** What these rooms need to know of who looks at them. */
export type DeskMember = { mayWrite: boolean; mayManage: boolean }

/** What these rooms need to know of the project. */
export type DeskProject = { id: string; slug: string; name: string }
