/** The one source of the present moment, so that what depends on time can be tested at any time. */
export const clock = { now: () => new Date() }
