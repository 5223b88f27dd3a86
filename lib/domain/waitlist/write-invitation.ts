import 'server-only'
import { getProject } from '@/lib/domain/projects/find-project'
import { renderLetter } from '@/lib/email/render-letter'
import { env } from '@/lib/env'

/** Stands for the key until there is one: the letter is drawn once for all whom a job writes to. */
const PLACE = '0KEY0KEY0KEY0'

/** The letter of an invitation, drawn before anything is held; with a key, that is sealed until the letter is sent. */
export async function writeInvitation(project_id: string, { with_key }: { with_key: boolean }) {
  const project = await getProject(project_id)
  const url = `${env.BASE_URL}/p/${project.slug}`
  const letter = await renderLetter('waitlist_invited', project, { url, key: with_key ? PLACE : null })
  return (key: string | null) => {
    const filled = (content: string) => (key ? content.replaceAll(PLACE, key) : content)
    return { ...letter, text: filled(letter.text), html: filled(letter.html), secrets: key ? [key] : [] }
  }
}
export type InvitationLetter = Awaited<ReturnType<typeof writeInvitation>>
