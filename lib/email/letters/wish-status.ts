import type { WishStatus } from '@/lib/contract/wish-status'
import type { Letter, LetterWriter, MailTranslator, Part } from '@/lib/email/letter'
import { localeOf, translator } from '@/lib/i18n/translator'

type Moved = { title: string; previous_status: WishStatus; status: WishStatus; url: string }

/** What somebody who follows wishes is told of them. */
export type WishStatusChanged = {
  wishes: Moved[]
  /** They suggested one of them; else they voted. */
  is_author: boolean
  unsubscribe_url: string
}

/** So many are listed; who follows more finds the rest on the board. */
const MOST = 50

/** Tells of the new status of one wish, or of several. */
export const wishStatus: LetterWriter<WishStatusChanged> = (t, writer, data) => {
  const { name, customization, settings } = writer
  const project = customization.name ?? name
  const word = translator(localeOf(settings.language), 'Status')
  const [first, ...others] = data.wishes
  const letter = first && others.length === 0 ? aboutOne(t, word, first) : aboutMany(t, word, data.wishes, project)
  const reason = others.length > 0 ? 'many' : data.is_author ? 'author' : 'voter'
  const link = { label: t('status_unsubscribe'), href: data.unsubscribe_url }
  const foot: Part = { is: 'note', text: t(`status_reason_${reason}`, { project }), link }
  return { ...letter, parts: [...letter.parts, foot] }
}

type Word = (status: WishStatus) => string

function aboutOne(t: MailTranslator, word: Word, { title, previous_status, status, url }: Moved): Letter {
  const news = t('status_subject', { title, status })
  return {
    subject: news,
    preview: `${word(previous_status)} → ${word(status)}`,
    heading: news,
    parts: [
      {
        is: 'facts',
        facts: [
          { label: t('status_now'), value: word(status) },
          { label: t('status_before'), value: word(previous_status) },
        ],
      },
      { is: 'button', label: t('status_open'), href: url },
    ],
  }
}

function aboutMany(t: MailTranslator, word: Word, wishes: Moved[], project: string): Letter {
  const facts = wishes
    .slice(0, MOST)
    .map(({ title, status, url }) => ({ label: word(status), value: title, href: url }))
  const rest = wishes.length - facts.length
  return {
    subject: t('status_many_subject', { count: wishes.length, project }),
    preview: facts
      .map(({ label, value }) => `${value}: ${label}`)
      .join(' · ')
      .slice(0, 200),
    heading: t('status_many_heading', { count: wishes.length }),
    parts: [
      { is: 'facts', facts },
      ...(rest > 0 ? [{ is: 'paragraph' as const, text: t('status_rest', { count: rest }) }] : []),
    ],
  }
}
