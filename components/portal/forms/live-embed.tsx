'use client'

import { useEffect, useRef } from 'react'
import type { FormKind } from './asked-fields'

/** The embedding script at work, as on anybody's page. */
export function LiveEmbed({ project, form, kind }: { project: string; form: string; kind: FormKind }) {
  const here = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const place = here.current
    const script = document.createElement('script')
    Object.assign(script.dataset, { project, form, kind })
    script.src = '/embed.js'
    place?.append(script)
    return () => place?.replaceChildren()
  }, [project, form, kind])

  return <div ref={here} />
}
