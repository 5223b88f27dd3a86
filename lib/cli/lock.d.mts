export type Holder<Facts> = Facts & { pid: number; identity: string }
export function processIdentity(pid: number): string | null
export function claim<Facts extends object>(file: string, facts?: Facts): Holder<Facts> | null
export function holderOf<Facts extends object>(file: string): Holder<Facts> | null
export function release(file: string): void
export function withLock<T>(file: string, waiting: string, work: () => Promise<T>): Promise<T>
