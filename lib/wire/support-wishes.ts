import type { supportWishes as supportWishesContract } from '@/lib/contract/support-wishes'
import { wire } from './wire'

export type * from '@/lib/contract/support-wishes'

export const supportWishes = wire<typeof supportWishesContract>(
  {
    link: 'POST /api/v1/support-requests/{id}/wishes',
    unlink: 'DELETE /api/v1/support-requests/{id}/wishes/{wishId}',
  },
  async () => (await import('@/lib/contract/support-wishes')).supportWishes,
)
