import 'server-only'
import type { z } from 'zod'
import type { Admin } from '@/lib/caller'
import type { supportDesk } from '@/lib/contract/support-desk'
import { actorOf } from '@/lib/domain/support/history/actor-of'
import { addTeamMessage } from './add-team-message'

type Given = z.output<typeof supportDesk.addMessage.body>

/** Adds a reply or an internal note of whoever of the team asks: a member by their own name, an API key by the name it gives, else by its own in the history. */
export async function answerAsTeam(admin: Admin, request_id: string, given: Given) {
  const actor = await actorOf(admin)
  const author_name = admin.by === 'member' ? admin.user_name : given.author_name
  const actor_name = author_name ?? actor.actor_name
  return addTeamMessage({
    ...given,
    author_name,
    request_id,
    project_id: admin.project_id,
    actor: { ...actor, actor_name },
  })
}
