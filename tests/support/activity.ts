import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { newRequest } from './access'
import { send } from './api'
import { note, reply, write } from './desk'
import { newEndUser } from './end-users'
import { upload } from './files'
import { filled, newContactForm, submit } from './forms'
import { bindDevice, keepLicence } from './seats'
import { keepWishes, newComment, newSuggestion, newWish, type Project } from './seeds'

/** What the team keeps to itself of everybody. */
export const kept = 'Marker that the team keeps to itself'

/**
 * Somebody who did everything that one can do in a project, under one address, `word` in all they wrote: a person, wishes (public, hidden, merged),
 * a vote, a comment, a request with messages and a file, a form that became a request, a place in line, a licence with a device.
 */
export async function livelyPerson(project: Project, email: string, word: string) {
  const { id: project_id, key } = project
  const name = `${word} Person`
  const person = await newEndUser(project, { email, name, attributes: { note: word } })
  const author = { author_name: name, author_email: email.toUpperCase() }
  const wish = await newSuggestion(project, { title: `${word} wish`, user_metadata: { note: word }, ...author })
  const into = await newWish(project, { title: 'Grown together' })
  const merged = await newSuggestion(project, { title: `${word} merged`, ...author })
  await send(wishes.merge, { key, params: { id: merged.id }, body: { into: into.id } })
  const hidden = await keepWishes(project, {
    [`${word} hidden`]: { is_approved: false, author_type: 'user', author_email: email },
  })
  const voted = await newWish(project, { title: 'Dark mode' })
  await send(wishes.voteOnBehalf, { key, params: { id: voted.id }, body: { email } })
  const comment = await newComment(voted.id, { content: `${word} comment`, ...author })

  const file = (await upload(project_id, `${word}.txt`, word)).data
  const request = await newRequest(project, {
    user_email: email,
    user_name: name,
    description: `${word} asks`,
    attachments: [file],
  })
  await write(request, { content: `${word} adds` })
  await reply(project, request.id, { content: `Dear ${word}` })
  await note(project, request.id, { content: kept })
  const form = await newContactForm(project, { integration: { type: 'support' } })
  const sent = await submit(form, { data: { ...filled, name, email, message: `${word} by form` } })

  const at = new Date()
  const entry = await db.waitlist_entry.create({
    data: { project_id, email, email_key: email.toLowerCase(), name, joined_at: at, rank_at: at, referral_code: word },
  })
  const licence = await keepLicence(project, { end_user_id: person.id, plan: `${word} plan` })
  await bindDevice(licence, `device of ${word}`)
  return { person, wish, into, merged, hidden, voted, comment, request, form, sent, entry, licence, file }
}
