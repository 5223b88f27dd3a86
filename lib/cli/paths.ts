import { join, resolve } from 'node:path'

/** The folder of the clone. */
export const root = resolve(import.meta.dirname, '../..')

/** A path inside the clone. */
export const inRoot = (...parts: string[]) => join(root, ...parts)
