/** A number, and in words where the window is too narrow for the head of its column. */
export const Told = ({ of, words }: { of: string | number; words: string }) => (
  <>
    <span className="max-md:hidden">{of}</span>
    <span className="md:hidden">{words}</span>
  </>
)
