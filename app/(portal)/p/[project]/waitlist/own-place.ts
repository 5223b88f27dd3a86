import { cache } from 'react'
import { currentVoter } from '@/app/(portal)/p/[project]/current-voter'
import { currentAddress } from '@/app/(portal)/p/[project]/support/current-proofs'
import { keyOf } from '@/lib/domain/support/access/address'
import { readOwnPlace } from '@/lib/domain/waitlist/read-own-place'
import { keptAddress } from './kept-letter'

/** The place of whoever is looking: by the letter whose link they pressed here, else by this browser or the address that is signed in. */
export const ownPlace = cache(async (project_id: string) => {
  const proven = await keptAddress(project_id)
  const byLetter = proven && (await readOwnPlace(project_id, { email_key: keyOf(proven) }))
  if (byLetter) return byLetter

  const [voter, address] = await Promise.all([currentVoter(), currentAddress(project_id)])
  if (!voter.fingerprint && !address) return null
  return readOwnPlace(project_id, { ...voter, ...(address && { email_key: keyOf(address) }) })
})
