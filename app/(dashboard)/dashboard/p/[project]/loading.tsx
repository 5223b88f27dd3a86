import { getTranslations } from 'next-intl/server'
import { Page } from '@/components/dashboard/kit/page-head'
import { Skeleton, SkeletonLines } from '@/components/ui/skeleton'

/** A page on its way. */
export default async function Loading() {
  const t = await getTranslations('Desk.Shell')
  return (
    <Page>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-8 w-48" />
      <div className="rounded-hold border border-line p-5">
        <SkeletonLines count={9} />
      </div>
    </Page>
  )
}
