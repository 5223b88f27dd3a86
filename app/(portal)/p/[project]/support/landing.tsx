import { getTranslations } from 'next-intl/server'
import { type Project, shownName } from '@/components/portal/project'
import { OpenPanel } from '@/components/portal/support/open-panel'
import type { OtherRoom } from '@/components/portal/support/other-room'
import { SignInPanel } from '@/components/portal/support/sign-in-panel'
import { findProof } from '@/lib/domain/support/access/find-proof'
import { find } from './find'
import { openToken } from './open-token'

type Props = { project: Project; token: string; number?: number; room?: OtherRoom }

/** The page of an address with a token: it looks whether the token is good and uses nothing up, however often it is asked for. */
export async function Landing({ project, token, number, room }: Props) {
  const [proof, t] = await Promise.all([findProof(token), getTranslations('Support')])
  const { slug } = project
  const asked = { ...(number !== undefined && { number }), ...(room && { room }) }
  if (proof?.project_id !== project.id) {
    return <SignInPanel slug={slug} title={t('link_bad')} text={t('link_bad_text')} {...asked} find={find} />
  }
  return (
    <OpenPanel
      slug={slug}
      project={shownName(project)}
      token={token}
      all={proof.by !== 'request' && number === undefined}
      {...asked}
      action={openToken}
    />
  )
}
