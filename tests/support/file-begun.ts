let begun = new Date()

/** When the test file that runs now began: the files of one process come one after the other. */
export const fileBegun = (): Date => begun

/** Another test file begins. */
export function beginFile(): void {
  begun = new Date()
}
