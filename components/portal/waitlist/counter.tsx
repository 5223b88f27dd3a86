'use client'

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '@/components/ui/cx'

const torn = {
  maskImage: 'radial-gradient(circle at 50% 100%, transparent 3.5px, #000 4px)',
  maskSize: '12px 100%',
  maskRepeat: 'repeat-x',
  maskPosition: 'center',
}

type Props = {
  /** Whose number it is; when that changes, the cursor comes here. */
  state: string
  /** It is what somebody came for: the cursor comes here at once. */
  isNews: boolean
  /** None: then the words say all. */
  number: number | null
  isPlace: boolean
  /** The whole of it, for those who listen. */
  spoken: string
  children: ReactNode
}

/** A number as a counter shows it, on a ticket torn off below: a digit in each window, and each that changes rolls one step. */
export function Counter({ state, isNews, number, isPlace, spoken, children }: Props) {
  const here = useRef<HTMLParagraphElement>(null)
  const was = useRef(isNews ? null : state)
  const first = useRef(number)
  useEffect(() => {
    if (was.current !== state) here.current?.focus()
    was.current = state
  }, [state])

  const digits = number === null ? [] : [...String(number)]
  const rolls = number !== first.current
  return (
    <div className="@container rounded-t-press bg-wash px-5 pt-7 pb-9 lg:px-8 lg:pt-12 lg:pb-14" style={torn}>
      <p ref={here} tabIndex={-1} className="grid justify-items-center gap-3 text-center outline-none">
        <span className="sr-only">{spoken}</span>
        {number !== null && (
          <span
            aria-hidden="true"
            dir="ltr"
            className="serif relative flex items-center gap-1 [--cell:min(5rem,calc((100cqi-6rem)/var(--digits)-4px))]"
            style={{ '--digits': Math.max(digits.length, 3) } as CSSProperties}
          >
            {isPlace && <span className="absolute end-full me-3 text-28 text-accent-ink">№</span>}
            {digits.map((digit, place) => {
              const fromRight = digits.length - place
              return (
                <span
                  key={`${fromRight} ${digit}`}
                  className={cx(
                    'grid h-[calc(var(--cell)*1.4)] w-(--cell) place-items-center overflow-hidden rounded-[min(10px,calc(var(--cell)/5))] border border-line bg-raised text-[length:calc(var(--cell)*1.05)] leading-none lining-nums',
                    fromRight % 3 === 0 && place > 0 && 'ms-1',
                  )}
                >
                  <span className={cx('translate-y-[0.1em]', rolls && 'animate-roll')}>{digit}</span>
                </span>
              )
            })}
          </span>
        )}
        <span
          aria-hidden={number === null ? undefined : true}
          className={number === null ? 'serif text-28 text-balance' : 'text-16 text-soft'}
        >
          {children}
        </span>
      </p>
    </div>
  )
}
