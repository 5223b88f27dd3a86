import type { FormAction, Guard } from '@/components/portal/form-state'
import type { Project } from '@/components/portal/project'
import type { VoteAction } from '@/components/portal/vote/vote-action'
import { wishHref } from '@/components/portal/wish-href'
import { Markdown } from '@/components/ui/markdown'
import type { Comment } from '@/lib/contract/comments'
import type { WishDetail } from '@/lib/contract/wish'
import { Conversation } from './conversation'
import { OfficialAnswer } from './official-answer'
import { PortalBar } from './portal-bar'
import type { ThreadView } from './thread-view'
import { WishHead } from './wish-head'
import { WishNotices } from './wish-notices'

type Props = {
  project: Project
  wish: WishDetail
  view: ThreadView
  threads: Comment[]
  pages: number
  guard: Guard
  vote: VoteAction
  comment: FormAction
}

/** A wish, the team's answer, and what people say about it. */
export function WishPage({ project, wish, view, threads, pages, guard, vote, comment }: Props) {
  const replyTo = { project: project.slug, wish: wish.slug, wish_id: wish.id, page: view.page }
  const thread = { base: wishHref(project.slug, wish.slug), view, form: { replyTo, guard, action: comment } }
  const official = threads.filter(({ is_official }) => is_official)
  const others = threads.filter(({ is_official }) => !is_official)

  return (
    <div className="mx-auto w-full max-w-read px-4">
      <PortalBar project={project} />
      <WishNotices wish={wish} view={view} />
      <article>
        <WishHead wish={wish} boardSlug={project.slug} action={vote} />
        <div className="pt-6">
          <Markdown text={wish.description} />
        </div>
      </article>
      {official.map((answer) => (
        <OfficialAnswer key={answer.id} comment={answer} thread={thread} />
      ))}
      <Conversation threads={others} total={wish.comment_count} pages={pages} thread={thread} />
    </div>
  )
}
