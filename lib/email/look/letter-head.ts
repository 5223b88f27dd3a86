import { createElement as h, type ReactElement } from 'react'
import { Column, Img, Row } from 'react-email'
import { accent } from '@/lib/email/accent'
import type { Writer } from '@/lib/email/letter'
import { env } from '@/lib/env'
import { paper } from './style'

const SIZE = 40

/** The project's logo, else its initial on its colour, and its name. */
export function letterHead({ name, customization }: Writer): ReactElement {
  const shown = customization.name ?? name
  return h(
    Row,
    null,
    h(Column, { style: { width: SIZE + 12 } }, mark(shown, customization.logo_url, customization.accent_color)),
    h(Column, { className: 'ink', style: { fontSize: 16, fontWeight: 600, color: paper.ink } }, shown),
  )
}

function mark(name: string, logo: string | null, colour: string): ReactElement {
  const src = logo?.startsWith('/') ? env.BASE_URL + logo : logo
  const round = { borderRadius: 10 }
  if (src?.startsWith('https://')) return h(Img, { src, alt: '', width: SIZE, height: SIZE, style: round })

  const { surface, ink } = accent(colour)
  const letter = { ...round, width: SIZE, lineHeight: `${SIZE}px`, textAlign: 'center', fontSize: 20 } as const
  const initial = [...name][0]?.toLocaleUpperCase()
  return h('div', { style: { ...letter, backgroundColor: surface, color: ink }, 'aria-hidden': true }, initial)
}
