import type { WishStatus } from '@/lib/contract/wish-status'

type DemoComment = { by: string; text: string; team?: true; official?: true; replies?: DemoComment[] }

export type DemoWish = {
  title: string
  description: string
  category: string
  status: WishStatus
  votes: number
  days: number
  by: string | null
  pinned?: true
  comments?: DemoComment[]
}

export const demoCategories = [
  { name: 'Editor', icon: '✍️', color: '#b4552d', description: 'Writing, formatting, keyboard.' },
  { name: 'Mobile', icon: '📱', color: '#2f7d62', description: 'The apps for iOS and Android.' },
  { name: 'Sharing', icon: '🤝', color: '#4a66a8', description: 'Working on notes together.' },
  { name: 'Sync & offline', icon: '☁️', color: '#2c7288', description: 'Having notes everywhere.' },
  { name: 'Integrations', icon: '🔌', color: '#7a589f', description: 'Other apps and services.' },
]

export const demoWishes: DemoWish[] = [
  {
    title: 'Dark mode that follows the system',
    description:
      'I write mostly in the evening. The white page wakes up the whole room.\n\nPlease follow the setting of the system, and let me override it:\n\n- light\n- dark\n- **like the system** (default)',
    category: 'Editor',
    status: 'in_progress',
    votes: 214,
    days: 96,
    by: 'Marta Nowak',
    pinned: true,
    comments: [
      {
        by: 'Lumen',
        team: true,
        official: true,
        text: 'We are on it. The first version is with our beta testers now and follows the system; the switch to override it comes right after.',
      },
      {
        by: 'Jonas',
        text: 'Been waiting for this one. Will code blocks get a dark theme of their own?',
        replies: [
          { by: 'Lumen', team: true, text: 'Yes, two of them. You can choose.' },
          { by: 'Jonas', text: 'Perfect, thank you!' },
        ],
      },
      { by: 'Aiko', text: 'A sepia variant would be lovely as well.' },
    ],
  },
  {
    title: 'Edit notes offline on the phone',
    description:
      'On the train I lose the connection every ten minutes, and then I can only read. Let me write, and sync later.',
    category: 'Sync & offline',
    status: 'planned',
    votes: 187,
    days: 140,
    by: 'Rahul Iyer',
    comments: [
      {
        by: 'Lumen',
        team: true,
        official: true,
        text: 'Planned for the spring. We will merge changes line by line, so that nothing you wrote on two devices gets lost.',
      },
      { by: 'Élodie', text: 'This is the only reason why I still carry a paper notebook.' },
    ],
  },
  {
    title: 'Table of contents for long notes',
    description: 'My thesis is one note of 90 pages. A list of its headings at the side would save me.',
    category: 'Editor',
    status: 'planned',
    votes: 121,
    days: 61,
    by: 'Tomás Silva',
    comments: [{ by: 'Greta', text: 'With the current heading marked, please.' }],
  },
  {
    title: 'Share a note by link, read-only',
    description: 'I want to send a recipe to my mother without her making an account.',
    category: 'Sharing',
    status: 'completed',
    votes: 176,
    days: 210,
    by: 'Lena',
    comments: [
      {
        by: 'Lumen',
        team: true,
        official: true,
        text: 'Done in 4.2: **Share → Copy link**. Links can be switched off again at any time.',
      },
      { by: 'Lena', text: 'My mother says thank you.' },
    ],
  },
  {
    title: 'Widget for the home screen',
    description: 'One tap to start a new note, and the three notes I pinned.',
    category: 'Mobile',
    status: 'under_review',
    votes: 98,
    days: 33,
    by: 'Noah Berg',
    comments: [{ by: 'Ines', text: 'On Android too, please, in the small size.' }],
  },
  {
    title: 'Markdown shortcuts while typing',
    description: '`## ` makes a heading, `- [ ] ` a checkbox. The hands stay on the keyboard.',
    category: 'Editor',
    status: 'completed',
    votes: 143,
    days: 260,
    by: null,
  },
  {
    title: 'Comments in the margin',
    description:
      'My editor and I pass drafts back and forth by e-mail. Remarks beside the text would be so much better.',
    category: 'Sharing',
    status: 'under_review',
    votes: 87,
    days: 48,
    by: 'Farah Haddad',
  },
  {
    title: 'Import from Evernote',
    description: 'I have 6,000 notes there, with pictures and tags. I would come over tomorrow.',
    category: 'Integrations',
    status: 'in_progress',
    votes: 132,
    days: 118,
    by: 'Paul',
    comments: [
      { by: 'Lumen', team: true, text: 'Could you tell us how large your export file is? We test with real ones.' },
      { by: 'Paul', text: 'A bit over 4 GB, mostly scans.' },
    ],
  },
  {
    title: 'Search inside PDF attachments',
    description: 'The text of attached PDF files should be found too. I keep all my invoices in notes.',
    category: 'Editor',
    status: 'pending',
    votes: 54,
    days: 9,
    by: 'Oleg',
  },
  {
    title: 'Calendar view of daily notes',
    description: 'A month at a glance, a dot on each day that has a note.',
    category: 'Editor',
    status: 'pending',
    votes: 41,
    days: 14,
    by: 'Yuki Tanaka',
  },
  {
    title: 'Apple Pencil handwriting',
    description: 'Let me draw between the lines, and find the words again that I wrote by hand.',
    category: 'Mobile',
    status: 'under_review',
    votes: 76,
    days: 72,
    by: 'Sofia',
  },
  {
    title: 'End-to-end encryption for chosen notebooks',
    description: 'My journal is for me alone. I understand that search would be limited there.',
    category: 'Sync & offline',
    status: 'planned',
    votes: 109,
    days: 155,
    by: 'W.',
    comments: [{ by: 'Karim', text: 'Please publish how it works before it ships, so that people can look at it.' }],
  },
  {
    title: 'Zapier and webhooks',
    description: 'Whenever a note gets the tag #invoice, a row should go to my sheet.',
    category: 'Integrations',
    status: 'pending',
    votes: 29,
    days: 6,
    by: 'Dana',
  },
  {
    title: 'Choose the font',
    description: 'A serif for reading, a monospace for lists. Three fonts would be enough.',
    category: 'Editor',
    status: 'completed',
    votes: 92,
    days: 301,
    by: 'Mikkel',
  },
  {
    title: 'Templates for meeting notes',
    description: 'Every Monday I copy the same headings. Date and participants could fill themselves in.',
    category: 'Editor',
    status: 'pending',
    votes: 37,
    days: 4,
    by: null,
  },
  {
    title: 'Right-to-left text',
    description:
      'عند الكتابة بالعربية يقفز المؤشر إلى الجهة الخطأ. Paragraphs in Arabic and Hebrew should start on the right.',
    category: 'Editor',
    status: 'in_progress',
    votes: 63,
    days: 84,
    by: 'Yousef',
  },
  {
    title: 'A version for Linux',
    description: 'AppImage or Flatpak, both are fine.',
    category: 'Sync & offline',
    status: 'under_review',
    votes: 81,
    days: 133,
    by: 'Henrik',
  },
  {
    title: 'Lifetime licence',
    description: 'I would rather pay once than every month.',
    category: 'Sharing',
    status: 'declined',
    votes: 66,
    days: 190,
    by: 'Bruno',
    comments: [
      {
        by: 'Lumen',
        team: true,
        official: true,
        text: 'We thought about it for a long time and decided against it: sync and storage cost us something every month, and we want to be here in ten years. The yearly plan now costs a third less.',
      },
    ],
  },
  {
    title: 'Gamification: streaks and badges',
    description: 'A flame for every day that I write.',
    category: 'Mobile',
    status: 'declined',
    votes: 12,
    days: 170,
    by: 'Zoe',
  },
  {
    title: 'Print a note as it looks on screen',
    description: 'At the moment the margins are gone and pictures break across pages.',
    category: 'Editor',
    status: 'pending',
    votes: 18,
    days: 2,
    by: 'Agnes Lindqvist',
    comments: [{ by: 'Ruth', text: 'Same here with A5 paper.' }],
  },
  {
    title: 'Rechtschreibprüfung für Deutsch',
    description:
      'Ich schreibe zur Hälfte Deutsch, zur Hälfte Englisch. Schön wäre eine Prüfung, die die Sprache je Absatz erkennt.',
    category: 'Editor',
    status: 'pending',
    votes: 23,
    days: 11,
    by: 'Jürgen Weiß',
  },
  {
    title: 'Quick capture from the lock screen',
    description: 'Thoughts come when the phone is locked.',
    category: 'Mobile',
    status: 'pending',
    votes: 33,
    days: 19,
    by: 'Chiara',
  },
]
