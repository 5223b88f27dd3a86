import type { priority, support_category, support_status } from '@/prisma/client/client'

/** What was written after the description, so many hours after what came before it. */
type Said = { by: 'team' | 'customer' | 'note'; after: number; text: string }

export type DemoRequest = {
  subject: string
  description: string
  status: support_status
  priority?: priority
  category: support_category
  by: { name: string; email: string; external_id?: string }
  /** So many hours ago. */
  hours: number
  /** What the support form asked. */
  form?: { device: string; version: string }
  said?: Said[]
  /** Nobody of the team has read the customer's last words. */
  unread?: true
  /** The wish that it is linked to, by its title. */
  wish?: string
}

const priya = { name: 'Priya Raman', email: 'priya@example.com', external_id: 'user_1042' }
const jonas = { name: 'Jonas Weber', email: 'jonas@example.com', external_id: 'user_2177' }
const marta = { name: 'Marta Nowak', email: 'marta@example.com', external_id: 'user_0911' }
const sam = { name: 'Sam Okafor', email: 'sam@example.com', external_id: 'user_3350' }

/** What customers of Lumen Notes asked lately, the oldest first. */
export const demoRequests: DemoRequest[] = [
  {
    subject: 'Where is my invoice for October?',
    description: 'Our bookkeeper needs the invoice of the team plan for October. I cannot find it in the app.',
    status: 'closed',
    category: 'billing',
    by: priya,
    hours: 26 * 24,
    said: [
      {
        by: 'team',
        after: 3,
        text: 'It is under **Settings → Plan → Invoices**, and I have mailed you the one of October.',
      },
      { by: 'customer', after: 2, text: 'Found it, thank you!' },
    ],
  },
  {
    subject: 'Import from Evernote stops at 2,000 notes',
    description: 'I have about 6,500 notes. The import says “done” after 2,000 of them, every time.',
    status: 'resolved',
    priority: 'high',
    category: 'bug_report',
    by: { name: 'Greta Lindholm', email: 'greta.lindholm@example.com' },
    hours: 17 * 24,
    form: { device: 'Mac', version: '4.2.0' },
    said: [
      {
        by: 'team',
        after: 5,
        text: 'That is our mistake: the import gave up at the second file. 4.2.1 reads all of them.',
      },
      { by: 'customer', after: 30, text: '4.2.1 took all 6,512. Wonderful.' },
    ],
    wish: 'Import from Evernote',
  },
  {
    subject: 'Move my licence to a new laptop',
    description: 'My old Thinkpad goes to my daughter. How do I free its seat?',
    status: 'resolved',
    category: 'account',
    by: jonas,
    hours: 11 * 24,
    said: [
      {
        by: 'team',
        after: 1,
        text: 'Choose **Licence → This device → Free the seat** on the old one, then enter your key on the new one.',
      },
    ],
  },
  {
    subject: 'Is there a price for schools?',
    description: 'We are a school with 40 teachers and would like to use Lumen from January.',
    status: 'waiting_on_customer',
    category: 'general_inquiry',
    by: { name: 'Ruth Adeyemi', email: 'ruth.adeyemi@example.com' },
    hours: 6 * 24,
    said: [
      { by: 'note', after: 2, text: 'We gave the school in Porto half the price. Same here?' },
      { by: 'team', after: 4, text: 'There is: half of the team price. Shall I prepare 40 seats for you?' },
    ],
  },
  {
    subject: 'Notes from the phone arrive hours later',
    description: 'What I write on the train shows up on my Mac only in the evening. Both are on 4.2.1.',
    status: 'in_progress',
    priority: 'high',
    category: 'bug_report',
    by: priya,
    hours: 52,
    form: { device: 'iPhone or iPad', version: '4.2.1' },
    said: [
      {
        by: 'team',
        after: 4,
        text: 'Thank you for the details. Does it come at once when you open Lumen on the phone again?',
      },
      { by: 'customer', after: 3, text: 'Yes! As soon as I open it, everything is there on the Mac a second later.' },
      { by: 'note', after: 1, text: 'Background refresh again. It belongs to the offline work.' },
    ],
    wish: 'Edit notes offline on the phone',
  },
  {
    subject: 'Please switch my licence on again',
    description: 'I paused Pro in the summer. My new card is in the account now.',
    status: 'open',
    category: 'billing',
    by: marta,
    hours: 27,
    said: [
      { by: 'team', after: 6, text: 'Gladly. The card shows as refused on our side: could you look at it once more?' },
      { by: 'customer', after: 14, text: 'The bank had blocked it. It should work now.' },
    ],
    unread: true,
  },
  {
    subject: 'My trial ended before I could try sharing',
    description: 'I was ill for a week. Could I have a few more days to try shared notebooks with my team?',
    status: 'new',
    category: 'account',
    by: sam,
    hours: 5,
    unread: true,
  },
  {
    subject: 'The text jumps when I type in long notes',
    description:
      'In a note of about 40 pages the view jumps to the top every few seconds while I type. Short notes are fine.',
    status: 'new',
    category: 'bug_report',
    by: { name: 'Wei Zhang', email: 'wei.zhang@example.com' },
    hours: 1,
    form: { device: 'Windows', version: '4.2.1' },
    unread: true,
  },
]
