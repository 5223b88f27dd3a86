import type { PortalProject } from '@/lib/domain/projects/find-project'
import type { translator } from '@/lib/i18n/translator'

/** Who writes: all that the look of a letter needs. */
export type Writer = Pick<PortalProject, 'name' | 'slug' | 'settings' | 'customization'>

export type MailTranslator = ReturnType<typeof translator<'Mail'>>

/** One line of a table: what it is, what it says (as Markdown, where somebody wrote it so), and where that leads. */
export type Fact = { label: string; value: string; href?: string; is_markdown?: true }

/** A part of a letter. From the same parts come the HTML and the text. */
export type Part =
  | { is: 'paragraph'; text: string }
  | { is: 'facts'; facts: Fact[] }
  | { is: 'button'; label: string; href: string }
  | { is: 'code'; text: string }
  /** What somebody wrote in Markdown: drawn in the HTML, as written in the text. */
  | { is: 'said'; text: string }
  /** `plain` stands in the text alone, where there is no button. */
  | { is: 'note'; text: string; plain?: string; link?: { label: string; href: string } }

/** A letter before it has a look: `preview` is what a mailbox shows beside the subject. */
export type Letter = { subject: string; preview: string; heading: string; parts: Part[] }

/** Writes one letter: a language, who writes, and what it is about. */
export type LetterWriter<Data> = (t: MailTranslator, writer: Writer, data: Data) => Letter
