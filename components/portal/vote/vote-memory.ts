/** Votes of this visit, so that a page brought back by the browser's history does not show an older state. */
export const voteMemory = new Map<string, boolean>()
