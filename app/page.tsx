import { getTranslations } from 'next-intl/server'
import { NoPortals } from '@/components/home/no-portals'
import { PortalCard } from '@/components/home/portal-card'
import { TextLink } from '@/components/ui/text-link'
import { listPortals } from '@/lib/domain/projects/list-portals'

export const dynamic = 'force-dynamic'
export const metadata = { alternates: { canonical: '/' }, openGraph: { url: '/' } }

/** What runs here: a sign in the entrance hall, not an advertisement. */
export default async function Page() {
  const [portals, t] = await Promise.all([listPortals(), getTranslations('Home')])
  return (
    <main id="content" className="mx-auto w-full max-w-read grow px-4 pt-16 sm:pt-24">
      <h1 className="serif text-28 text-balance sm:text-40">{t('title')}</h1>
      <p className="pt-3 text-soft text-pretty">{t('description')}</p>

      <section aria-labelledby="portals" className="pt-12">
        <h2 id="portals" className="border-b border-line pb-2 text-13 font-medium text-soft">
          {t('portals')}
        </h2>
        {portals.length === 0 ? (
          <NoPortals />
        ) : (
          <ul>
            {portals.map((portal) => (
              <PortalCard key={portal.slug} portal={portal} />
            ))}
          </ul>
        )}
      </section>

      <section aria-labelledby="team" className="pt-12">
        <h2 id="team" className="border-b border-line pb-2 text-13 font-medium text-soft">
          {t('for_the_team')}
        </h2>
        <dl className="grid gap-x-8 gap-y-1 pt-4 text-14 sm:grid-cols-[auto_1fr]">
          {(['docs', 'dashboard'] as const).map((name) => (
            <div key={name} className="contents">
              <dt>
                <TextLink href={`/${name}`}>{t(name)}</TextLink>
              </dt>
              <dd className="pb-2 text-soft">{t(`${name}_hint`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  )
}
