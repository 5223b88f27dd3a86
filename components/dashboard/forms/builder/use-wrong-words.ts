'use client'

import { useTranslations } from 'next-intl'

const told = [
  'label',
  'id',
  'placeholder',
  'default',
  'options',
  'min_length',
  'max_length',
  'pattern',
  'name',
  'description',
  'email_recipient',
  'email_subject',
  'submit_button_text',
  'success_message',
  'url',
  'category_id',
] as const

/** What is wrong with a part, in words for people; where we have none, the API's own. */
export function useWrongWords(problems: Record<string, string> = {}) {
  const t = useTranslations('Desk.Forms')
  return (path: string): string | undefined => {
    const message = problems[path]
    if (message === undefined) return undefined
    const part = path.split('.').at(-1)
    const known = told.find((each) => each === part)
    return known ? t(`wrong_${known}`) : message
  }
}
