import { z } from 'zod'
import { PersonName } from './account'
import { endpoint } from './endpoint'
import { Id } from './fields'

const tag = 'Team'
const path = '/api/v1/team'

/** A team: whose projects they are. */
export const Team = z.object({ id: Id, name: z.string().meta({ example: 'Acme' }) }).meta({ id: 'Team' })
export type Team = z.output<typeof Team>

/** The team of a project. */
export const team = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'member',
    tag,
    summary: 'Read what the team is called',
    query: z.object({ project_id: Id }),
    data: Team,
  }),
  update: endpoint({
    method: 'PATCH',
    path,
    access: 'member',
    needs: 'own',
    tag,
    summary: 'Rename the team',
    description: 'One line of up to 100 characters. Letters that invite somebody, and the list of projects, say it.',
    body: z.object({ project_id: Id, name: PersonName.meta({ example: 'Acme' }) }),
    data: Team,
  }),
}
