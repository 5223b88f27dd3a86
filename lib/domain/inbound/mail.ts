/** A mail as far as we read it. */
export type Mail = {
  message_id: string | null
  /** Who wrote it; null where that is not exactly one. */
  from: { name: string | null; address: string } | null
  /** All values of a header, each on one line, as they came. */
  headers: (name: string) => string[]
  /** The text, from HTML where there is no other; null where it could not be read. */
  text: string | null
  attachments: { name: string; content: Uint8Array<ArrayBuffer> }[]
}
