import type { Looker } from '@/lib/domain/roadmap/require-seen'
import { currentVoter } from './current-voter'
import { currentProofs } from './support/current-proofs'

/** The same with whoever is signed in to the project. */
export async function currentLooker(project_id: string): Promise<Looker> {
  const [voter, proofs] = await Promise.all([currentVoter(), currentProofs(project_id)])
  const proof = proofs.find(({ by }) => by === 'session')
  return { ...voter, ...(proof && { proof }) }
}
