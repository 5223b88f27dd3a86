import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

const box =
  'peer size-5 shrink-0 appearance-none border border-edge bg-raised transition-colors checked:border-accent-line checked:bg-accent hover:border-ink aria-invalid:border-danger'

/** The box of a checkbox or the ring of a radio button, in our tones. */
export function Tick({ type, ...input }: ComponentProps<'input'> & { type: 'checkbox' | 'radio' }) {
  return (
    <span className="relative mt-[3px] grid size-5 shrink-0 place-items-center">
      <input type={type} className={`${box} ${type === 'radio' ? 'rounded-full' : 'rounded-[5px]'}`} {...input} />
      {type === 'radio' ? (
        <span className="pointer-events-none absolute size-2 rounded-full bg-on-accent opacity-0 peer-checked:opacity-100" />
      ) : (
        <Check
          className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
          strokeWidth={2.5}
          aria-hidden="true"
        />
      )}
    </span>
  )
}
