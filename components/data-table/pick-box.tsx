import { Check, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'

type Props = { label: string; checked: boolean; some?: boolean; onChange: (checked: boolean, shift: boolean) => void }

/** The box that chooses a row, or all of them; as large as a finger inside its cell. */
export function PickBox({ label, checked, some = false, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const between = some && !checked
  useEffect(() => {
    if (box.current) box.current.indeterminate = between
  }, [between])

  const Mark = between ? Minus : Check
  return (
    <span className="relative z-1 grid size-6 place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)}
        className="peer absolute inset-0 m-auto size-4 cursor-pointer appearance-none rounded-[5px] border border-edge bg-raised transition-colors checked:border-accent-line checked:bg-accent indeterminate:border-accent-line indeterminate:bg-accent hover:border-ink before:absolute before:-inset-1.5"
      />
      <Mark
        className="pointer-events-none relative size-3 text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        strokeWidth={3}
        aria-hidden="true"
      />
    </span>
  )
}
