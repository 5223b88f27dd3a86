/** A key to press. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-h-5 min-w-5 place-items-center rounded-[5px] border whitespace-nowrap border-line bg-sunk px-1 font-mono text-12 text-soft">
      {children}
    </kbd>
  )
}
