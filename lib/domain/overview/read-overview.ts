import 'server-only'
import { readDays } from './read-days'
import { readNeeds } from './read-needs'
import { readSteps } from './read-steps'

/** What a project's team has to know today: what needs them, how the last days were, and what a new project still lacks. */
export async function readOverview(project_id: string, { days }: { days: number }) {
  const [needs, numbers, steps] = await Promise.all([
    readNeeds(project_id, days),
    readDays(project_id, days),
    readSteps(project_id),
  ])
  return { needs, days: numbers, steps }
}
