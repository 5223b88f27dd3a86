/** Seconds that a project's wishes must keep their status before letters go out: who moves ten cards in a row writes one letter to each. */
export const QUIET = 60

/** Milliseconds after which they go out, however much still moves. */
export const MOST_WAIT = 10 * QUIET * 1_000
