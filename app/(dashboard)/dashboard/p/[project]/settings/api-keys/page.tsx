import { notFound } from 'next/navigation'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { KeysRoom } from '@/components/dashboard/api-keys/keys-room'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page } from '@/components/dashboard/kit/page-head'
import { apiKeys } from '@/lib/contract/api-keys'
import { listApiKeys } from '@/lib/domain/api-keys/list-api-keys'
import { env } from '@/lib/env'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }> }

export const generateMetadata = settingsMetadata('api_keys')

async function ApiKeysPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  if (!member.mayManage) notFound()
  const asked = { query: { project_id: project.id } }
  const list = await listApiKeys(project.id, apiKeys.list.query.parse(asked.query))
  return (
    <DeskWords rooms={['Members']}>
      <Page narrow>
        <KeysRoom project_id={project.id} base={env.BASE_URL} initial={known(apiKeys.list, asked, list)} />
      </Page>
    </DeskWords>
  )
}

export default waiting(ApiKeysPage)
