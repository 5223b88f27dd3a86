const MINUTE = 60_000

/** From when it is counted how long ago something was: what is said to be in less than a minute has just been, by a clock that goes ahead of ours. */
export function countedFrom(moment: Date, now: Date): Date {
  const ahead = moment.getTime() - now.getTime()
  return ahead > 0 && ahead < MINUTE ? moment : now
}
