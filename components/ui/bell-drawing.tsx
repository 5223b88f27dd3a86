/** A desk bell in the accent's line. */
export function BellDrawing() {
  return (
    <svg
      viewBox="0 0 120 72"
      aria-hidden="true"
      className="w-32 text-accent-line"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8 64h104" />
      <path d="M36 58a24 24 0 0 1 48 0z" />
      <path d="M32 58h56M60 34v-6M54 27h12" />
      <path d="M45 52a15 15 0 0 1 8-9" opacity="0.55" />
      <path d="M60 18v-7M77 22l4-6M43 22l-4-6M90 33l6-4M30 33l-6-4" opacity="0.55" />
    </svg>
  )
}
