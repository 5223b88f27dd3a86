import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId } from 'react'
import { controlProps } from '@/components/ui/control-props'
import { Field } from '@/components/ui/field'
import { LONGEST_KEY } from '@/lib/contract/longest-key'
import type { LicenceState } from './licence-state'
import { news } from './use-news'

type Props = { typed: string; wrong: LicenceState['wrong']; isNew: boolean }

/** Enter sends, as in a field of one line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.form?.requestSubmit()
}

/** A key, as it came or was read out, in as many lines as it takes to see its end; nothing may correct or remember it. */
export function KeyField({ typed, wrong, isNew }: Props) {
  const t = useTranslations('Licence')
  const id = useId()
  const error = wrong && t(`key_${wrong}`)
  const text = { name: 'key', label: t('key'), hint: t('key_hint'), error }
  const { className, ...control } = controlProps(id, text)
  const { tabIndex: _, ...focus } = news(isNew)
  return (
    <Field id={id} {...text}>
      <textarea
        rows={1}
        defaultValue={typed}
        required
        maxLength={LONGEST_KEY}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={sendByEnter}
        {...control}
        {...focus}
        dir="ltr"
        className={`${className} field-sizing-content resize-none py-2.5 font-mono`}
      />
    </Field>
  )
}
