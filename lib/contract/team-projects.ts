import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, Timestamp, text } from './fields'
import { Role } from './members'
import { Project, Slug } from './projects'

const tag = 'Projects'

/** A project that somebody works on, with what they may do there. */
export const TeamProject = z
  .object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    team: z.string().meta({ description: 'Whose it is.', example: 'Acme' }),
    role: Role,
    archived_at: Timestamp.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'TeamProject' })
export type TeamProject = z.output<typeof TeamProject>

/** What the team does with projects as a whole; an API key is of one project, and never does. */
export const teamProjects = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/projects',
    access: 'person',
    tag,
    summary: 'List the projects of your teams',
    description: 'By name; those that are archived last.',
    data: z.array(TeamProject),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/projects',
    access: 'person',
    tag,
    summary: 'Make a project',
    description:
      'For the team in which you are owner or admin; whoever is of none gets a team of their own where sign-up is open, else it is FORBIDDEN. It has no API key yet.',
    body: z.object({
      name: text(200).meta({ example: 'Acme' }),
      slug: Slug.optional().meta({
        description: 'Its place in addresses: `/p/<slug>`. Made from the name when left out.',
        example: 'acme',
      }),
    }),
    data: Project,
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/projects/{id}',
    access: 'member',
    needs: 'own',
    tag,
    summary: 'Delete a project',
    description:
      'With everything in it, for good; its slugs are for your team alone from then on. Its name must be given, to the letter.',
    params: z.object({ id: Id }),
    query: z.object({ confirm: text(200).meta({ description: 'The name of the project.' }) }),
  }),
}
