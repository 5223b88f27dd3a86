import 'server-only'
import { createElement as h } from 'react'
import { Body, Container, Head, Heading, Html, Preview, render, Section, Text } from 'react-email'
import type { Locale } from '@/lib/i18n/locales'
import type { Letter, Writer } from './letter'
import { letterHead } from './look/letter-head'
import { partOf } from './look/part'
import { FONT, night, paper } from './look/style'

/** A letter as HTML for mailboxes: one quiet sheet, in the dark as by day. `createElement` instead of JSX, because Node runs these files as they are. */
export function toHtml(letter: Letter, writer: Writer, locale: Locale): Promise<string> {
  const { preview, heading, parts } = letter
  const name = writer.customization.name ?? writer.name

  return render(
    h(
      Html,
      { lang: locale, dir: 'ltr' },
      h(
        Head,
        null,
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('style', null, night),
      ),
      h(
        Body,
        {
          className: 'ground',
          style: { margin: 0, padding: '24px 12px', backgroundColor: paper.ground, fontFamily: FONT },
        },
        h(Preview, null, preview),
        h(
          Container,
          {
            className: 'sheet',
            style: { maxWidth: 560, backgroundColor: paper.sheet, borderRadius: 14, padding: '28px 28px 20px' },
          },
          letterHead(writer),
          h(
            Heading,
            {
              as: 'h1',
              className: 'ink',
              style: {
                margin: '24px 0 8px',
                overflowWrap: 'anywhere',
                fontSize: 20,
                lineHeight: '28px',
                color: paper.ink,
              },
            },
            heading,
          ),
          ...parts.map((part, at) => h(Section, { key: at }, partOf(part, writer))),
        ),
        h(
          Text,
          { className: 'quiet', style: { margin: '16px 0 0', textAlign: 'center', fontSize: 12, color: paper.quiet } },
          name,
        ),
      ),
    ),
  )
}
