import type { roadmap as roadmapContract } from '@/lib/contract/roadmap'
import { wire } from './wire'

export type * from '@/lib/contract/roadmap'

export const roadmap = wire<typeof roadmapContract>(
  {
    read: 'GET /portal/roadmap team',
    readData: 'GET /portal/roadmap-data team',
    atom: 'GET /portal/roadmap.atom plain team',
    ics: 'GET /portal/roadmap.ics plain team',
    get: 'GET /api/v1/roadmap',
    update: 'PATCH /api/v1/roadmap',
    createColumn: 'POST /api/v1/roadmap/columns',
    updateColumn: 'PATCH /api/v1/roadmap/columns/{id}',
    removeColumn: 'DELETE /api/v1/roadmap/columns/{id}',
    createItem: 'POST /api/v1/roadmap/items',
    updateItem: 'PATCH /api/v1/roadmap/items/{id}',
    removeItem: 'DELETE /api/v1/roadmap/items/{id}',
    moveItem: 'POST /api/v1/roadmap/items/{id}/move',
  },
  async () => (await import('@/lib/contract/roadmap')).roadmap,
)
