/** The articles of a flow that the public sees, in order. */
export const shownArticles = {
  where: { is_published: true },
  orderBy: [{ sort_order: 'asc' as const }, { id: 'asc' as const }],
}
