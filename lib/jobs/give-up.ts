/** A handler throws this where trying again cannot help. */
export class GiveUp extends Error {}
