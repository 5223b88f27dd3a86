import { priorities, wishStatuses } from '@/lib/contract/choices'

/** What the form of a wish's properties says. */
export function propertiesIn(data: FormData) {
  return {
    status: wishStatuses.find((each) => each === data.get('status')) ?? 'pending',
    category_id: String(data.get('category_id') ?? '') || null,
    priority: priorities.find((each) => each === data.get('priority')) ?? null,
    is_pinned: data.get('is_pinned') === 'true',
    is_approved: data.get('is_approved') === 'true',
    notify: data.get('notify') === 'true',
  }
}
