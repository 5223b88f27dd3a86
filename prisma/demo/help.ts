type DemoArticle = { title: string; type: 'guide' | 'faq' | 'tutorial'; content: string }
type DemoFlow = {
  name: string
  description: string
  icon: string
  color: string
  display: 'list' | 'accordion'
  articles: DemoArticle[]
}

export const demoCollection = {
  name: 'Lumen help',
  version: '4.2',
  description: 'Short answers about Lumen Notes. What is not in here, our two people at the desk know.',
}

/** The demo's help center: the groups of its articles in their order. */
export const demoFlows: DemoFlow[] = [
  {
    name: 'First steps',
    description: 'From the first note to a habit.',
    icon: 'rocket',
    color: '#b4552d',
    display: 'list',
    articles: [
      {
        title: 'Write your first note',
        type: 'tutorial',
        content:
          'A note begins with its first line: that is its title, and you can change it at any time.\n\n1. Press `Ctrl+N` (on a Mac `⌘N`), or tap **+** on the phone.\n2. Write. Everything is saved as you type.\n3. Type `## ` for a heading, `- ` for a list, `- [ ] ` for a checkbox.\n\n## Find it again\n\nPress `Ctrl+K` and type two or three letters of any word in it. Notes that you opened lately come first.\n\n## Put it in order\n\nDrag the note onto a notebook at the side, or write a tag like `#recipes` anywhere in the text. A note lives in one notebook and can have as many tags as you like.',
      },
      {
        title: 'Bring your notes from another app',
        type: 'guide',
        content:
          'Lumen reads **Markdown**, **HTML** and **plain text** files, one by one or as a ZIP archive.\n\n1. Export your notes in the other app.\n2. In Lumen on the desktop choose **File → Import**.\n3. Drop the files, choose a notebook, and press *Import*.\n\nFolders become notebooks. Pictures beside the files come along. Dates are kept where the file tells them.\n\n> An import from Evernote is on its way. Vote for it on the wishes page, and you hear from us when it is there.\n\n## It stops in the middle\n\nFiles over 50 MB are left out, and the list at the end names them. Everything else has arrived; importing the same archive again makes no copies.',
      },
    ],
  },
  {
    name: 'Sync and devices',
    description: 'Your notes on every screen, also without a connection.',
    icon: 'cloud',
    color: '#2c7288',
    display: 'list',
    articles: [
      {
        title: 'Notes do not sync',
        type: 'guide',
        content:
          'Look at the small cloud in the lower left corner first.\n\n| The cloud is | It means | What helps |\n| --- | --- | --- |\n| grey | no connection | wait, or check the network |\n| turning | working | give it a minute |\n| red | something is in the way | press it, it says what |\n\n## The usual reasons\n\n- The clock of the device is wrong by more than five minutes. Let it set itself.\n- A note holds a file over 50 MB. It has a red dot in the list.\n- You are signed in with two different addresses. Compare **Settings → Account** on both devices.\n\n## Still stuck?\n\nSign out and in again: nothing is lost by that, because what waits is kept on the device. If that does not help, write to us and attach the file that **Help → Save log** makes.',
      },
      {
        title: 'Use Lumen on a new device',
        type: 'faq',
        content:
          'Install Lumen, sign in with the address of your account, and type the code that we mail you. Your notes arrive, the newest first; ten thousand of them take about five minutes.\n\n## How many devices can I use?\n\nAs many as you like on the paid plans, two on the free one. Under **Settings → Devices** you can take one away that you no longer have. What it keeps is erased the next time it is online.\n\n## I sold the old one and forgot to sign out\n\nTake it away in **Settings → Devices**, then change your password under **Settings → Account**.',
      },
    ],
  },
  {
    name: 'Account and payment',
    description: 'Plans, invoices, and how to leave.',
    icon: 'credit-card',
    color: '#5f7a34',
    display: 'accordion',
    articles: [
      {
        title: 'Find an invoice',
        type: 'faq',
        content:
          'Every payment has an invoice as PDF under **Settings → Payment → Invoices**, newest first. It goes to your address by mail, too.\n\n## Company name and VAT number\n\nFill them in under **Settings → Payment → Details** before the next payment. An invoice that is out already cannot be changed, but we gladly send a corrected one: write to us within 30 days.',
      },
      {
        title: 'Cancel your plan and get your money back',
        type: 'faq',
        content:
          'Choose **Settings → Payment → Plan → Cancel**. The plan runs to the end of what you paid, then your account goes back to the free plan. No note is deleted, whichever plan you are on.\n\n## Refunds\n\n- Within **14 days** of the first payment: all of it, without a reason.\n- Yearly plans later on: the full months that are left.\n\nThe money arrives on the card or account it came from within five working days.\n\n## Take your notes along\n\n**File → Export everything** makes an archive of Markdown files with all pictures and attachments. It works on the free plan, too.',
      },
    ],
  },
]
