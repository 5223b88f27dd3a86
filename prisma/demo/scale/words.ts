import type { dice } from './dice'

type Dice = ReturnType<typeof dice>

const things = [
  'dark mode',
  'a calendar',
  'export to PDF',
  'import from Notion',
  'offline editing',
  'search in attachments',
  'folders inside folders',
  'keyboard shortcuts',
  'a widget',
  'tables',
  'code blocks',
  'footnotes',
  'shared notebooks',
  'version history',
  'reminders',
  'tags in bulk',
  'a trash that empties itself',
  'voice notes',
  'handwriting',
  'a word count',
  'templates',
  'backlinks',
  'a graph of all notes',
  'two-factor sign-in',
  'right-to-left text',
  'a plain-text view',
  'printing',
  'a quick switcher',
  'a clipper for the browser',
  'encrypted notebooks',
  'a command line',
  'spell checking',
  'comments in the margin',
  'a reading mode',
  'webhooks',
  'an archive',
  'pinned notes',
  'math formulas',
  'Mermaid diagrams',
  'a Kanban view',
]
const places = [
  'on the phone',
  'on the iPad',
  'in the browser',
  'for Linux',
  'for teams',
  'for schools',
  'without a connection',
  'in the side bar',
  'from the lock screen',
  'in shared notes',
  'on small screens',
  'for large notebooks',
  'with a pencil',
  'at night',
  'for screen readers',
  'in every language',
  'on Windows',
  'by API',
]
const wanting = [
  (thing: string, place: string) => `${thing[0]?.toUpperCase()}${thing.slice(1)} ${place}`,
  (thing: string, place: string) => `Please add ${thing} ${place}`,
  (thing: string, place: string) => `I would love ${thing} ${place}`,
  (thing: string) => `${thing[0]?.toUpperCase()}${thing.slice(1)}?`,
  (thing: string, place: string) =>
    `It would be great to have ${thing} ${place}, because at the moment I copy everything over by hand twice a day and lose half of it on the way`,
]
const elsewhere = [
  'オフラインでも編集したい',
  'ダークモードを追加してください',
  'Темная тема для мобильного приложения',
  'Экспорт в PDF не работает',
  'عرض التقويم للملاحظات اليومية',
  'Suche über alle Notizbücher',
  'Rechtschreibprüfung je Absatz',
  'Modo sin conexión en el móvil',
  'Exporter vers Word',
  '导出为 Markdown',
  '모바일에서 표 편집하기',
  'חיפוש בתוך קבצים',
]
const failing = [
  'crashes',
  'is slow',
  'shows the wrong date',
  'asks me to sign in again',
  'lost my last edit',
  'does not sync',
  'prints an empty page',
  'cannot be opened',
  'is gone since the update',
  'eats the battery',
  'opens twice',
  'sends no mail',
]
const sentences = [
  'I use it every day and would miss it.',
  'This happens since last Tuesday.',
  'My whole team waits for this.',
  'It worked before the update.',
  'Thanks for a lovely app!',
  'I tried it on two devices with the same result.',
  'A screenshot is attached.',
  'Restarting did not help.',
  'I pay for the yearly plan.',
  'Could you look at it this week, please?',
  'The log says `sync: conflict in 3 notes`.',
  'We are twelve people and all of us see it.',
  'It is not urgent, but it would make my mornings better.',
  'よろしくお願いします。',
  'Ich finde die Einstellung dafür nicht.',
  'Буду благодарен за ответ.',
  'شكرا جزيلا',
  'No hurry 🙂',
  'See https://example.com/notes/42 for an example.',
  'With **bold words** and a list:\n\n- one\n- two',
]
const given = [
  'Marta',
  'Tomás',
  'Aiko',
  'Noah',
  'Farah',
  'Oleg',
  'Inês',
  'Jonas',
  'Élodie',
  'Rahul',
  'Greta',
  'Yuki',
  'Sofia',
  'Karim',
  'Lena',
  'Paul',
  'Dana',
  'Zoë',
  '美咲',
  'Дмитрий',
  'نور',
  'Mikkel',
  'Priya',
  'Chiara',
]
const family = [
  'Nowak',
  'Silva',
  'Mori',
  'Berg',
  'Haddad',
  'Petrenko',
  'Carvalho',
  'Weber',
  'Martin',
  'Iyer',
  'Lindholm',
  'Tanaka',
  'Rossi',
  'Benali',
  'Hofer',
  'Okonkwo',
  'Cohen',
  'Sørensen',
  '佐藤',
  'Иванова',
  'O’Brien',
  'von der Heide-Katzenellenbogen',
]

/** What somebody wishes for, in a line. */
export const wishTitle = (roll: Dice): string =>
  roll.chance(0.06) ? roll.pick(elsewhere) : roll.pick(wanting)(roll.pick(things), roll.pick(places))

/** What somebody complains of, in a line. */
export function complaint(roll: Dice): string {
  if (roll.chance(0.05)) return roll.pick(elsewhere)
  if (roll.chance(0.03)) return 'Help!'
  const thing = roll.pick(things)
  return `${thing[0]?.toUpperCase()}${thing.slice(1)} ${roll.pick(failing)} ${roll.pick(places)}`
}

/** A few sentences; now and then a single word, or some pages. */
export function prose(roll: Dice): string {
  if (roll.chance(0.02)) return roll.pick(['Yes!', '+1', 'Ok', '👍', 'ありがとう'])
  const many = roll.chance(0.002) ? 80 : 1 + roll.below(4)
  return Array.from({ length: many }, () => roll.pick(sentences)).join(many > 4 ? '\n\n' : ' ')
}

export const personName = (roll: Dice): string => `${roll.pick(given)} ${roll.pick(family)}`
