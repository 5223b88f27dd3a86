/** A line for the terminal. */
export function Command({ children }: { children: string }) {
  return <code className="block rounded-press bg-sunk px-3 py-2 text-start font-mono text-13 text-ink">{children}</code>
}
