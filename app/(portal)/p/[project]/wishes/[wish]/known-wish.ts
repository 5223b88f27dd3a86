import { notFound, permanentRedirect } from 'next/navigation'
import { wishHref } from '@/components/portal/wish-href'
import { WishDetail } from '@/lib/contract/wish'
import { getPublicWishAt } from '@/lib/domain/wishes/get-public-wish'
import { AppError } from '@/lib/errors'

/** The wish of this address. One that has moved into another, or was asked for by its id, is shown at its true address. */
export async function knownWish(
  project: { id: string; slug: string },
  asked: string,
  voter: { fingerprint?: string },
): Promise<WishDetail> {
  const row = await getPublicWishAt(project.id, decoded(asked), voter).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') notFound()
    throw error
  })
  const wish = WishDetail.parse(row)
  if (wish.slug !== decoded(asked))
    permanentRedirect(`${wishHref(project.slug, wish.slug)}${wish.merged_from ? '?merged=1' : ''}`)
  return wish
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
