/** A letter as a driver takes it: every line of it is fit for a header. */
export type Parcel = {
  id: string
  created_at: Date
  to: string[]
  from: string
  reply_to: string | null
  subject: string
  text: string
  html: string
  headers: { [name: string]: string }
}

/** What became of it: the id by which the mail service knows it, and whom it refused while it took the rest. */
export type Posted = { message_id: string; remark?: string }

export type Driver = (parcel: Parcel) => Promise<Posted>

/** A letter could not be sent; the message is a sentence for the team. `permanent`: it never will be as it is. */
export class PostError extends Error {
  readonly permanent: boolean

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(message, { cause })
    this.permanent = permanent
  }
}
