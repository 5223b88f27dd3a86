import { Priority } from '@/lib/contract/fields'
import { WishStatus } from '@/lib/contract/wish-status'

/** What the form of a wish's properties says. */
export function propertiesIn(data: FormData) {
  return {
    status: WishStatus.options.find((each) => each === data.get('status')) ?? 'pending',
    category_id: String(data.get('category_id') ?? '') || null,
    priority: Priority.options.find((each) => each === data.get('priority')) ?? null,
    is_pinned: data.get('is_pinned') === 'true',
    is_approved: data.get('is_approved') === 'true',
    notify: data.get('notify') === 'true',
  }
}
