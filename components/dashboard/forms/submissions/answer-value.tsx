'use client'

import { useTranslations } from 'next-intl'
import { Attachments } from '@/components/portal/support/attachments'
import { Files } from '@/lib/contract/attachment'
import { type Answer, answerWords } from './answer-words'

/** What somebody answered, as it reads best: files to open, addresses to write to, a tick in words. */
export function AnswerValue({ answer: { type, value }, origin }: { answer: Answer; origin: string }) {
  const t = useTranslations('Desk.Forms')
  const files = Array.isArray(value) && value.length > 0 ? Files.safeParse(value).data : undefined
  if (files) return <Attachments files={files} origin={origin} />
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  const words = answerWords(value)
  if (words === '') return <span className="text-soft">{t('no_answer')}</span>
  if (type === 'email') return <Address href={`mailto:${words}`} words={words} />
  if (type === 'tel') return <Address href={`tel:${words.replace(/[^+\d]/g, '')}`} words={words} />
  if (type === 'url' && /^https?:\/\//i.test(words)) return <Address href={words} words={words} away />
  return <bdi>{words}</bdi>
}

const Address = ({ href, words, away = false }: { href: string; words: string; away?: boolean }) => (
  <a
    href={href}
    className="underline underline-offset-4"
    {...(away && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
  >
    <bdi>{words}</bdi>
  </a>
)
