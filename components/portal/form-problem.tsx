import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { FormState } from './form-state'

/** Why a form came back. */
export function FormProblem({ state }: { state: FormState }) {
  const form = useTranslations('Form')
  const problem = useTranslations('Problem')
  if (state.wrong.length > 0) return <Notice tone="bad">{form('check')}</Notice>
  return state.problem ? <Notice tone="bad">{problem(state.problem)}</Notice> : null
}
