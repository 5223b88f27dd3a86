'use client'

import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Image as Picture,
  Quote,
  SquareCode,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { describedBy } from '@/components/ui/described-by'
import { FieldNote } from '@/components/ui/field-text'
import { IconButton } from '@/components/ui/icon-button'
import { around, block, type Edit, lines, link } from './markdown-edits'

type Props = { value: string; onChange: (value: string) => void; error: string | undefined }
type Verb = [name: string, icon: LucideIcon, edit: (area: HTMLTextAreaElement) => Edit]

/** Markdown to write, with a toolbar for those who do not know it by heart; what a button writes can be undone like what was typed. */
export function MarkdownArea({ value, onChange, error }: Props) {
  const t = useTranslations('Desk.Help')
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const hint = t('markdown_hint')

  const verbs = [
    ['bold', Bold, (at) => around(at, '**', t('words'))],
    ['italic', Italic, (at) => around(at, '*', t('words'))],
    ['heading', Heading2, (at) => lines(at, '## ')],
    ['subheading', Heading3, (at) => lines(at, '### ')],
    ['list', List, (at) => lines(at, '- ')],
    ['numbers', ListOrdered, (at) => lines(at, '1. ')],
    ['quote', Quote, (at) => lines(at, '> ')],
    ['link', Link2, (at) => link(at, t('words'))],
    ['picture', Picture, (at) => link(at, t('words'), true)],
    ['code', Code, (at) => around(at, '`', t('words'))],
    ['block', SquareCode, (at) => block(at, t('words'))],
  ] as const satisfies Verb[]

  function write(edit: (area: HTMLTextAreaElement) => Edit) {
    const element = area.current
    if (!element) return
    const { text, start, end, chosen } = edit(element)
    element.focus()
    element.setSelectionRange(start, end)
    // The only way of writing that the browser's own undo knows; deprecated, and everywhere.
    if (!document.execCommand('insertText', false, text)) {
      element.setRangeText(text, start, end)
      onChange(element.value)
    }
    element.setSelectionRange(...chosen)
  }
  const keys: Record<string, Verb[2]> = { b: verbs[0][2], i: verbs[1][2] }
  const onKeyDown = (event: KeyboardEvent) => {
    const edit = event.metaKey || event.ctrlKey ? keys[event.key.toLowerCase()] : undefined
    if (!edit || event.shiftKey || event.altKey) return
    event.preventDefault()
    write(edit)
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {t('content')}
      </label>
      <div className={cx('overflow-clip rounded-press border bg-raised', error ? 'border-danger' : 'border-edge')}>
        <div
          role="toolbar"
          aria-label={t('toolbar')}
          aria-controls={id}
          className="flex flex-wrap border-b border-line p-1"
        >
          {verbs.map(([name, icon, edit]) => (
            <IconButton key={name} small icon={icon} label={t(`tool_${name}`)} onClick={() => write(edit)} />
          ))}
        </div>
        <textarea
          ref={area}
          id={id}
          name="content"
          dir="auto"
          value={value}
          rows={18}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="field-sizing-content block max-h-[70dvh] min-h-96 w-full resize-y bg-raised px-3 py-2.5 font-mono text-16 leading-6 sm:text-13 sm:leading-6"
        />
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}
