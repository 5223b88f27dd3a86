import { inOneSpelling, wordsOf } from './words'

const greetings = [
  'hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)',
  'hallo|moin|servus|liebe[rs]?|guten (?:morgen|tag|abend)|sehr geehrter?',
  'bonjour|salut|hola|ciao|buongiorno|olá|beste',
]
const message = '(?:message|question|mail|e mail|email|note|reply|request|patience|feedback)'
const nachricht = '(?:nachricht|frage|mail|e mail|anfrage|antwort|geduld|rückmeldung)'
const questions = '(?:you have|there are) (?:any )?(?:other |further |more )?questions'
const fragen = '(?:du|sie) (?:noch )?(?:weitere |andere )?fragen (?:hast|haben)'
const works = '(?:this|that|it) (?:helps|helped|works|worked|answers your question)(?: for you)?'

/** What is said beside the matter: thanks, regrets, good wishes, the offer to ask on, and the words before a name at the end. */
const courtesies = [
  `(?:thanks|thank you|many thanks)(?: a lot| so much| very much| again)?(?: for (?:your ${message}|reaching out|writing(?: to us)?|contacting us|asking|getting in touch|waiting))?`,
  '(?:i am |i m |we are |we re )?(?:so |very )?sorry(?: (?:about|for) (?:that|this|the (?:trouble|inconvenience|confusion))| to hear (?:that|this))?',
  '(?:i |we )?hope (?:this|that|it) helps(?: you)?',
  `(?:please )?(?:just )?let (?:me|us) know if (?:${works}|${questions}|you need (?:any )?(?:more |further )?help)`,
  `(?:please )?feel free to (?:ask|reply|write|write back|reach out)(?: again)?(?: if ${questions})?`,
  `if ${questions} (?:please )?(?:just |feel free to )?(?:ask|reply|write back|reach out|let (?:me|us) know)`,
  '(?:does|did) (?:this|that|it) (?:help|work|answer your question)(?: for you)?',
  'happy to help|you re welcome|you are welcome|take care|have a (?:nice|great|good|lovely) (?:day|evening|week|weekend)',
  '(?:with )?(?:best|kind|warm) (?:regards|wishes)|regards|cheers|best|(?:yours )?sincerely',
  `(?:danke|vielen dank|herzlichen dank|danke schön)(?: dir| ihnen)?(?: für (?:deine|ihre|die) ${nachricht})?`,
  'entschuldige|entschuldigung|(?:es )?tut (?:mir|uns) (?:sehr )?leid(?: das zu hören)?|(?:bitte )?entschuldige (?:bitte )?die (?:umstände|unannehmlichkeiten|verwirrung)',
  '(?:ich hoffe|wir hoffen) das hilft(?: dir| ihnen)?(?: weiter)?|hoffentlich hilft (?:dir |ihnen )?das(?: weiter)?',
  `(?:bitte )?melde dich (?:gerne? |einfach )?(?:wieder )?(?:wenn|falls) ${fragen}`,
  `(?:wenn|falls) ${fragen} (?:melde dich|frag|schreib (?:mir|uns))(?: gerne?| einfach)?(?: wieder)?`,
  'hilft (?:dir|ihnen) das(?: weiter)?|hat (?:dir |ihnen )?das geholfen|klappt das',
  'gern geschehen|bis bald|(?:einen )?(?:schönen|guten) tag(?: noch)?|(?:ein )?schönes wochenende',
  '(?:viele|liebe|beste|freundliche|herzliche) grüße|mit freundlichen grüßen',
  'merci|gracias|grazie|obrigad[oa]|cordialement|saludos',
]

const title = 'mr|mrs|ms|dr|herrn?|frau'
const everybody = 'there|everyone|everybody|all|zusammen|alle'
const name = (slot: string) => `(?: (?:${everybody})|(?: (?:${title}))?(?<${slot}>(?: \\p{L}+){1,3}?))?`
const whole = new RegExp(
  `^(?:(?:${courtesies.join('|')})${name('thanked')}|(?:${greetings.join('|')})${name('greeted')}(?: (?:${courtesies.join('|')}))?)$`,
  'u',
)

/** Whether a sentence is, from its first word to its last, a greeting, a courtesy or a sign-off, to nobody but who has a name in the conversation. */
export function isCourtesy(sentence: string, said: string): boolean {
  const found = whole.exec(wordsOf(sentence))
  if (!found) return false
  const { greeted = '', thanked = '' } = found.groups ?? {}
  const names = wordsOf(`${greeted} ${thanked}`).split(' ').filter(Boolean)
  const written = (inOneSpelling(sentence).match(/\p{L}+/gu) ?? []).filter((word) => !/^\p{Ll}/u.test(word))
  const capital = new Set(written.map((word) => word.toLowerCase()))
  const known = new Set(said.split(' '))
  return names.every((word) => capital.has(word) && known.has(word))
}
