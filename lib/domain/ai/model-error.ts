/** Why the model gave no answer, as a sentence for the team; `permanent` where asking again cannot help. */
export class ModelError extends Error {
  readonly permanent: boolean

  constructor(message: string, permanent = false) {
    super(message)
    this.permanent = permanent
  }
}
