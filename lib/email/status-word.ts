import type { SupportStatus } from '@/lib/contract/support-request'
import { localeOf, translator } from '@/lib/i18n/translator'
import type { Writer } from './letter'

/** The status of a request as its customer reads it: in the project's own word, else in the usual one of its language. */
export const statusWord = ({ support_status_labels, language }: Writer['settings'], status: SupportStatus): string =>
  support_status_labels[status] ?? translator(localeOf(language), 'Support')(`status_${status}`)
