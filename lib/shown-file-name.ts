/** A file's name without the letters that turn it around: "fdp.exe" stays what it is. */
export const shownFileName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '') || '…'
