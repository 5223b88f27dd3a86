import { type FieldName, type FormState, fieldNames } from '@/components/portal/form-state'
import { problemKey } from '@/components/problem-key'
import type { ErrorCode, ErrorDetail } from '@/lib/errors'
import { newGuard } from './new-guard'

type Refusal = { code: ErrorCode; details?: ErrorDetail[] }

/** A refused form as it goes back to its page: what was typed, what is wrong, and a fresh token under the old time, so that nobody waits twice. */
export async function refusedForm(
  project_id: string,
  values: Partial<Record<string, string>>,
  { code, details = [] }: Refusal,
): Promise<FormState> {
  const wrong = fieldNames.filter((name) => details.some(({ path }) => path === name))
  const fresh = await newGuard(project_id)
  const shown = Number(values._timestamp)
  const guard = code === 'BOT_DETECTED' || !Number.isSafeInteger(shown) ? fresh : { ...fresh, timestamp: shown }
  return { values: typed(values), wrong, guard, ...(wrong.length === 0 && { problem: problemKey(code) }) }
}

function typed(values: Partial<Record<string, string>>): Partial<Record<FieldName, string>> {
  return Object.fromEntries(fieldNames.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
}
