import 'server-only'
import type { SignedIn } from '@/lib/caller'
import { clock } from '@/lib/clock'
import type { Download } from '@/lib/contract/endpoint'
import { lettersWanted } from '@/lib/domain/notices/letters-wanted'
import { getProject } from '@/lib/domain/projects/find-project'
import { commentsOf, votesOf, wishesOf } from './export/board'
import { lettersOf, requestsOf, submissionsOf } from './export/desk'
import { jsonDocument } from './export/json-document'
import { licencesOf, peopleOf } from './export/person'
import { placeOf } from './export/place'
import { spool } from './export/spool'
import { whoseIs } from './whose'

/** Everything that is kept about the session's address in its project, as one indented JSON document; of any length, in little memory. */
export async function exportActivity({ proof }: SignedIn): Promise<Download> {
  const { project_id, email, email_key } = proof
  const { slug, name } = await getProject(project_id)
  const whose = await whoseIs(proof)
  const written = await spool(
    jsonDocument([
      ['project', name],
      ['email', email],
      ['exported_at', clock.now()],
      ['letters_wanted', await lettersWanted(project_id, email_key)],
      ['people', peopleOf(whose)],
      ['wishes', wishesOf(whose)],
      ['votes', votesOf(whose)],
      ['comments', commentsOf(whose)],
      ['support_requests', requestsOf(whose)],
      ['waitlist', await placeOf(whose)],
      ['license_keys', licencesOf(whose)],
      ['form_submissions', submissionsOf(whose)],
      ['letters', lettersOf(whose)],
    ]),
  )
  return { ...written, name: `${slug}-my-data.json`, mime_type: 'application/json', max_age: 0 }
}
