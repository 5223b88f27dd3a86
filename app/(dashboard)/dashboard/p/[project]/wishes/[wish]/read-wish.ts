import { cache } from 'react'
import { categories } from '@/lib/contract/categories'
import { comments } from '@/lib/contract/comments'
import { wishes } from '@/lib/contract/wishes'
import { listCategories } from '@/lib/domain/categories/list-categories'
import { listComments } from '@/lib/domain/comments/list-comments'
import { getWish } from '@/lib/domain/wishes/get-wish'
import { listLinkedRequests } from '@/lib/domain/wishes/list-linked-requests'
import { listVoters } from '@/lib/domain/wishes/list-voters'
import { AppError } from '@/lib/errors'
import { known } from '@/lib/known'

const first = { page: 1, per_page: 20 }

/** All that the page of a wish begins with; null where the project has no such wish. */
export const readWish = cache(async (project_id: string, id: string) => {
  const wish = await getWish(project_id, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  })
  if (!wish) return null

  const params = { id }
  const query = { wish_id: id }
  const [said, voters, requests, drawers] = await Promise.all([
    wish.merged_into_id ? null : listComments(id, first, { project_id }),
    listVoters(project_id, id, first),
    listLinkedRequests(project_id, id, first),
    listCategories(project_id),
  ])
  return {
    wish: known(wishes.get, { params }, wish),
    comments: said ? known(comments.list, { query }, said) : undefined,
    voters: known(wishes.listVotes, { params, query: {} }, voters),
    requests: known(wishes.listRequests, { params, query: {} }, requests),
    categories: known(categories.list, { query: { project_id } }, drawers),
  }
})
