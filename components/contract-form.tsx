'use client'

import { useEffect, useRef, useState } from 'react'
import { wholeOf } from '@/lib/wire/whole'
import type { FormProps, WithBody } from './contract-form/whole-form'
import { later, useLater } from './ui/later'
import { SkeletonLines } from './ui/skeleton'

const form = later(() => import('./contract-form/whole-form'))

/** A form made of an endpoint's contract, which comes with it when the form is opened; where a form is on the page from the start, `WholeForm` is. */
export function ContractForm<const E extends WithBody>(props: FormProps<E>) {
  const { endpoint } = props
  const parts = useLater(form, true)
  const [whole, setWhole] = useState<E>()
  const place = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an endpoint is known by its name
  useEffect(() => {
    let isHere = true
    void wholeOf(endpoint).then((loaded) => isHere && setWhole(loaded))
    return () => {
      isHere = false
    }
  }, [endpoint.method, endpoint.path])

  const isReady = parts !== undefined && whole !== undefined
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]')
    if (!isReady || !dialog || dialog.querySelector('form :focus')) return
    place.current?.querySelector<HTMLElement>('input:not([type="hidden"]),textarea,select')?.focus()
  }, [isReady])

  return (
    <div ref={place} className="grid">
      {isReady ? (
        <parts.WholeForm {...props} endpoint={whole} />
      ) : (
        <SkeletonLines count={Object.keys(props.fields).length * 2} />
      )}
    </div>
  )
}
