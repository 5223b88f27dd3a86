/** How an ask about an account went: `code` says why not, `details` which fields. */
export type Outcome<D = unknown> =
  | { ok: true; data: D }
  | { ok: false; code: string; details: { path: string; message: string }[] }
