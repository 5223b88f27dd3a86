/** What a wish's address says about its conversation. */
export type ThreadView = {
  page: number
  reply?: string | undefined
  commented?: string | undefined
  thanks: boolean
  merged: boolean
}
