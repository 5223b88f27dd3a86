/** What the demo's contact form brought; `days`: so many days ago. */
export const demoSubmissions = [
  {
    days: 27,
    name: 'Paul Okonkwo',
    email: 'paul.okonkwo@example.com',
    topic: 'A question before buying',
    message: 'Does Lumen work with a hardware keyboard on the iPad, arrow keys and all?',
    news: true,
  },
  {
    days: 22,
    name: 'Carmen Ortiz',
    email: 'carmen.ortiz@example.com',
    topic: 'Press and partnerships',
    message: 'We write about quiet software for small teams and would like to talk to you.',
    news: false,
  },
  {
    days: 18,
    name: 'Jonas Weber',
    email: 'jonas@example.com',
    topic: 'My invoice',
    message: 'Could the invoice carry the name of my company, please? It is Weber Holzbau.',
    news: true,
  },
  {
    days: 15,
    name: 'Best SEO Team',
    email: 'rank@example.net',
    topic: 'Something else',
    message: 'Your site could be number one on every search page. Reply now for a free check!',
    news: false,
    spam: true,
  },
  {
    days: 13,
    name: 'Yuki Tanaka',
    email: 'yuki.tanaka@example.com',
    topic: 'A question before buying',
    message: 'Can two people on one licence write in the same notebook at the same time?',
    news: true,
  },
  {
    days: 8,
    name: 'Henrik Dahl',
    email: 'henrik.dahl@example.com',
    topic: 'Something else',
    message: 'No question, only thanks: the new search found a note I had given up on.',
    news: false,
  },
  {
    days: 5,
    name: 'Amara Diallo',
    email: 'amara.diallo@example.com',
    topic: 'A question before buying',
    message: 'Is there a way to try the team plan with three people before we decide?',
    news: true,
  },
  {
    days: 2,
    name: 'Leila Karimi',
    email: 'leila.karimi@example.com',
    topic: 'A question before buying',
    message: 'Will right-to-left text come soon? I would switch the same day.',
    news: true,
  },
  {
    days: 0,
    name: 'Finn O’Brien',
    email: 'finn.obrien@example.com',
    topic: 'My invoice',
    message: 'I was charged twice this month, once on the 1st and once on the 3rd.',
    news: false,
  },
] as const

/** How often the form was seen in each of the last 30 days, today last. */
export const demoViews = [
  4, 6, 9, 7, 3, 2, 8, 11, 9, 12, 8, 4, 3, 10, 13, 9, 12, 7, 5, 4, 12, 15, 11, 9, 14, 6, 5, 13, 16, 8,
]
