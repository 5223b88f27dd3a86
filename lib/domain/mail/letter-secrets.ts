import 'server-only'
import { seal, unseal } from '@/lib/secret'

type Written = { text: string; html: string }

const markOf = (place: number) => `⟦secret ${place + 1}⟧`

/** A letter's text and HTML with marks where its secrets stood, and the secrets sealed. */
export async function hideSecrets({ text, html, secrets = [] }: Written & { secrets?: string[] }) {
  if (secrets.length === 0) return { text, html, secrets: null }
  const hidden = (content: string) =>
    secrets.reduce((shown, secret, place) => shown.replaceAll(secret, markOf(place)), content)
  return { text: hidden(text), html: hidden(html), secrets: await seal('letter', JSON.stringify(secrets)) }
}

/** The letter as it goes out. */
export async function revealSecrets<L extends Written & { secrets: string | null }>(letter: L): Promise<L> {
  if (letter.secrets === null) return letter
  const secrets: string[] = JSON.parse(await unseal('letter', letter.secrets))
  const whole = (content: string) =>
    secrets.reduce((shown, secret, place) => shown.replaceAll(markOf(place), secret), content)
  return { ...letter, text: whole(letter.text), html: whole(letter.html) }
}
