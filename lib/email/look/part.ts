import { createElement as h, type ReactElement } from 'react'
import { Button, Link, Text } from 'react-email'
import { accent } from '@/lib/email/accent'
import type { Fact, Part, Writer } from '@/lib/email/letter'
import { markdownOf } from './markdown'
import { linked } from './markdown-tags'
import { body, paper } from './style'

/** One part of a letter. */
export function partOf(part: Part, { customization }: Writer): ReactElement {
  if (part.is === 'facts') return table(part.facts)
  if (part.is === 'button') return button(part.label, part.href, customization.accent_color)

  if (part.is === 'code') return h(Text, { className: 'ink', style: digits }, part.text)

  if (part.is === 'said') return markdownOf(part.text)

  if (part.is === 'note') return note(part.text, part.link)

  return h(Text, { className: 'ink', style: { margin: '12px 0', ...body } }, part.text)
}

function note(text: string, link?: { label: string; href: string }): ReactElement {
  const look = { margin: '12px 0', fontSize: 13, lineHeight: '20px', color: paper.quiet }
  const linking = link && [
    ' ',
    h(Link, { key: 'link', href: link.href, className: 'quiet', style: quietly }, link.label),
  ]
  return h(Text, { className: 'quiet', style: look }, text, linking)
}

const quietly = { color: paper.quiet, textDecoration: 'underline' }

/** Large enough to be read across a desk; spaced by style, so that what is copied is the code. */
const digits = {
  margin: '16px 0',
  fontSize: 30,
  lineHeight: '38px',
  fontWeight: 600,
  letterSpacing: '0.2em',
  fontVariantNumeric: 'tabular-nums',
  color: paper.ink,
}

function button(label: string, href: string, colour: string): ReactElement {
  const { surface, ink } = accent(colour)
  const look = {
    backgroundColor: surface,
    color: ink,
    borderRadius: 10,
    padding: '12px 20px',
    fontSize: 14,
    fontWeight: 600,
  }
  return h(Button, { href, style: { ...look, margin: '12px 0' } }, label)
}

function table(facts: Fact[]): ReactElement {
  const rows = facts.map((fact, at) => h('tr', { key: at }, cells(fact)))
  return h(
    'table',
    {
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      style: { borderCollapse: 'collapse', margin: '12px 0', tableLayout: 'fixed' },
    },
    h('tbody', null, rows),
  )
}

function cells({ label, value, href, is_markdown }: Fact): ReactElement[] {
  const cell = {
    padding: '10px 0',
    borderTop: `1px solid ${paper.line}`,
    verticalAlign: 'top',
    textAlign: 'left',
  } as const
  const said = { ...cell, ...body, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const
  return [
    h(
      'th',
      {
        key: 'label',
        scope: 'row',
        className: 'quiet line',
        style: {
          ...cell,
          width: '32%',
          paddingRight: 12,
          fontSize: 13,
          lineHeight: '22px',
          fontWeight: 400,
          color: paper.quiet,
          overflowWrap: 'anywhere',
        },
      },
      label,
    ),
    h('td', { key: 'value', className: 'ink line', style: said }, shown(value, href, is_markdown)),
  ]
}

function shown(value: string, href?: string, is_markdown = false): ReactElement | string {
  if (is_markdown) return markdownOf(value)
  return href ? h(Link, { href, style: linked }, value) : value
}
