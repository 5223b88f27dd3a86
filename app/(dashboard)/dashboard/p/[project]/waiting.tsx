import { getTranslations } from 'next-intl/server'
import { type ComponentType, Suspense } from 'react'
import { Page as Frame } from '@/components/dashboard/kit/page-head'
import { Skeleton, SkeletonLines } from '@/components/ui/skeleton'

async function Loading() {
  const t = await getTranslations('Desk.Shell')
  return (
    <Frame>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-8 w-48" />
      <div className="rounded-hold border border-line p-5">
        <SkeletonLines count={9} />
      </div>
    </Frame>
  )
}

/**
 * A page of which something is shown while it is read. Not for the page of one record, and no `loading.tsx` above it:
 * what has begun to be sent has said 200, and a record that is not there answers 404.
 */
export function waiting<P extends object>(Page: ComponentType<P>) {
  return function Waiting(props: P) {
    return (
      <Suspense fallback={<Loading />}>
        <Page {...props} />
      </Suspense>
    )
  }
}
