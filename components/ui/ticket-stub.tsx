import { cx } from './cx'

const torn = (tooth: number) => ({
  maskImage: `radial-gradient(circle at 0 50%, transparent ${tooth - 0.5}px, #000 ${tooth}px)`,
  maskSize: `100% ${tooth * 3}px`,
  maskRepeat: 'repeat-y',
})

type Props = { number: number; label: string; size?: 'large' | 'small' }

/** A request's number as the stub of a ticket, torn off along its left edge. */
export function TicketStub({ number, label, size = 'large' }: Props) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 bg-wash font-mono tabular-nums',
        size === 'large'
          ? 'rounded-e-press py-3 ps-7 pe-6 text-28'
          : 'min-w-16 justify-center rounded-e-[6px] py-1.5 ps-4 pe-3 text-14',
      )}
      style={torn(size === 'large' ? 4 : 3)}
    >
      <span className="sr-only">{label} </span>#{number}
    </span>
  )
}
