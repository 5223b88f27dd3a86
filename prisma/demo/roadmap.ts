import type { WishStatus } from '@/lib/contract/wish-status'

/** When the cards of wishes are due: in so many days, by the title of the wish. */
export const demoTargets: { [title: string]: number } = {
  'Dark mode that follows the system': 24,
  'Import from Evernote': 52,
  'Edit notes offline on the phone': 118,
  'Table of contents for long notes': 81,
}

type DemoCard = { title: string; description: string; status: WishStatus; due?: number; color?: string }

/** What Lumen Notes works on without anybody having wished for it. */
export const demoCards: DemoCard[] = [
  {
    title: 'Twice as fast on old phones',
    description: 'Opening a long note on a phone of 2019 takes four seconds at the moment. We want it to take one.',
    status: 'in_progress',
    due: 38,
    color: '#2c7288',
  },
  {
    title: 'A security audit by somebody else',
    description: 'Booked with a firm that we do not know yet. **We publish the report**, whatever it says.',
    status: 'planned',
    due: 150,
  },
  {
    title: 'New servers in Frankfurt',
    description: 'Moved over on a Sunday morning; nobody noticed, which was the point.',
    status: 'completed',
  },
]
