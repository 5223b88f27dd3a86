import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { CollectionBar } from '@/components/dashboard/help/collection-bar'
import { FoundArticles } from '@/components/dashboard/help/found-articles'
import { HelpDesk } from '@/components/dashboard/help/help-desk'
import { NewCollection } from '@/components/dashboard/help/new-collection'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { EmptyState } from '@/components/ui/empty-state'
import { HelpCollection, HelpFlow } from '@/lib/contract/help'
import { listCollections } from '@/lib/domain/help/collections/list-collections'
import { readHelpDesk } from '@/lib/domain/help/read-help-desk'

type Props = {
  params: Promise<{ project: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Help'))('title') }
}

async function HelpPage({ params, searchParams }: Props) {
  const { project, member } = await knownMember(params)
  const t = await getTranslations('Desk.Help')
  const asked = (await searchParams).collection
  const collections = (await listCollections(project.id, { project_id: project.id, page: 1, per_page: 100 })).rows.map(
    (row) => HelpCollection.parse(row),
  )
  const collection =
    collections.find(({ id }) => id === asked) ?? collections.find(({ is_live }) => is_live) ?? collections[0]
  const base = `/dashboard/p/${project.slug}`
  const place = { project_id: project.id, slug: project.slug, base, mayWrite: member.mayWrite }
  const flows = collection
    ? (await readHelpDesk(project.id, collection.id)).map(({ articles, ...flow }) => ({
        ...HelpFlow.parse(flow),
        articles: articles.map(({ id, title, slug, article_type, is_published, updated_at }) => ({
          ...{ id, title, slug, article_type, is_published },
          updated_at: updated_at.toISOString(),
        })),
      }))
    : []

  return (
    <DeskWords rooms={['Help', 'Forms']}>
      <Page>
        <PageHead
          title={t('title')}
          text={t('text')}
          verbs={member.mayWrite && collection && <NewCollection project_id={project.id} base={base} />}
          {...(collections.length > 1 && {
            tabsLabel: t('collections'),
            tabs: collections.map(({ id, name, version, is_live }) => ({
              href: `${base}/help?collection=${id}`,
              label: `${name}${version ? ` ${version}` : ''}${is_live ? ` · ${t('live')}` : ''}`,
              current: id === collection?.id,
            })),
          })}
        />
        {collection ? (
          <FoundArticles project_id={project.id} base={base}>
            <CollectionBar
              collection={collection}
              place={place}
              articles={flows.reduce((all, { articles }) => all + articles.length, 0)}
            />
            <HelpDesk key={collection.id} collection={collection} flows={flows} place={place} />
          </FoundArticles>
        ) : (
          <div className="rounded-hold border border-line">
            <EmptyState sentence={t('no_collections')}>
              {member.mayWrite && <NewCollection project_id={project.id} base={base} filled />}
            </EmptyState>
          </div>
        )}
      </Page>
    </DeskWords>
  )
}

export default waiting(HelpPage)
