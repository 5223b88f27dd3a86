import { slugify } from '@/lib/domain/slug'
import { type Crowd, idAt } from './crowd'
import { dice } from './dice'
import { keep } from './keep'
import { personName } from './words'

export type Person = { id: string; name: string; email: string; at: Date; external_id: string }

/** The n-th of all people, the same to every planter. */
export function peopleOf(crowd: Crowd): Person[] {
  const roll = dice(1)
  return Array.from({ length: crowd.total }, (_, n) => {
    const [name, at] = [personName(roll), crowd.at(n)]
    const address = `${slugify(name).replaceAll('-', '.') || 'guest'}.${n + 1}@example.com`
    return { id: idAt(at), name, email: address, at, external_id: `user-${n + 1}` }
  })
}

/** Everybody as an end user, with a plan and what the app knows of them. */
export async function plantPeople({ project_id, total }: Crowd, people: Person[]): Promise<void> {
  const roll = dice(2)
  await keep('end_user', total, (n) => {
    const { at, ...person } = people[n] as Person
    return {
      ...person,
      project_id,
      email_key: person.email,
      plan: roll.weighed({ free: 6, pro: 3, team: 1 }),
      attributes: { seats: roll.below(20), country: roll.pick(['DE', 'PT', 'JP', 'IN', 'US', 'BR', 'UA', 'EG']) },
      created_at: at,
      updated_at: at,
    }
  })
}
