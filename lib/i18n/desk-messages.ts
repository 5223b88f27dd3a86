import accountDe from './messages/dashboard/account.de.json' with { type: 'json' }
import accountEn from './messages/dashboard/account.en.json' with { type: 'json' }
import auditDe from './messages/dashboard/audit.de.json' with { type: 'json' }
import auditEn from './messages/dashboard/audit.en.json' with { type: 'json' }
import formsDe from './messages/dashboard/forms.de.json' with { type: 'json' }
import formsEn from './messages/dashboard/forms.en.json' with { type: 'json' }
import helpDe from './messages/dashboard/help.de.json' with { type: 'json' }
import helpEn from './messages/dashboard/help.en.json' with { type: 'json' }
import inboxDe from './messages/dashboard/inbox.de.json' with { type: 'json' }
import inboxEn from './messages/dashboard/inbox.en.json' with { type: 'json' }
import kitDe from './messages/dashboard/kit.de.json' with { type: 'json' }
import kitEn from './messages/dashboard/kit.en.json' with { type: 'json' }
import licencesDe from './messages/dashboard/licences.de.json' with { type: 'json' }
import licencesEn from './messages/dashboard/licences.en.json' with { type: 'json' }
import membersDe from './messages/dashboard/members.de.json' with { type: 'json' }
import membersEn from './messages/dashboard/members.en.json' with { type: 'json' }
import overviewDe from './messages/dashboard/overview.de.json' with { type: 'json' }
import overviewEn from './messages/dashboard/overview.en.json' with { type: 'json' }
import peopleDe from './messages/dashboard/people.de.json' with { type: 'json' }
import peopleEn from './messages/dashboard/people.en.json' with { type: 'json' }
import roadmapDe from './messages/dashboard/roadmap.de.json' with { type: 'json' }
import roadmapEn from './messages/dashboard/roadmap.en.json' with { type: 'json' }
import settingsDe from './messages/dashboard/settings.de.json' with { type: 'json' }
import settingsEn from './messages/dashboard/settings.en.json' with { type: 'json' }
import shellDe from './messages/dashboard/shell.de.json' with { type: 'json' }
import shellEn from './messages/dashboard/shell.en.json' with { type: 'json' }
import waitlistDe from './messages/dashboard/waitlist.de.json' with { type: 'json' }
import waitlistEn from './messages/dashboard/waitlist.en.json' with { type: 'json' }
import wishesDe from './messages/dashboard/wishes.de.json' with { type: 'json' }
import wishesEn from './messages/dashboard/wishes.en.json' with { type: 'json' }

const en = {
  Account: accountEn,
  Audit: auditEn,
  Forms: formsEn,
  Help: helpEn,
  Inbox: inboxEn,
  Kit: kitEn,
  Licences: licencesEn,
  Members: membersEn,
  Overview: overviewEn,
  People: peopleEn,
  Roadmap: roadmapEn,
  Settings: settingsEn,
  Shell: shellEn,
  Waitlist: waitlistEn,
  Wishes: wishesEn,
}

/** The dashboard's messages, a room each: `Desk.Inbox` and so on. */
export type DeskMessages = typeof en
export type DeskRoom = keyof DeskMessages

/** The same rooms in each language. */
export const deskMessages: Record<'en' | 'de', DeskMessages> = {
  en,
  de: {
    Account: accountDe,
    Audit: auditDe,
    Forms: formsDe,
    Help: helpDe,
    Inbox: inboxDe,
    Kit: kitDe,
    Licences: licencesDe,
    Members: membersDe,
    Overview: overviewDe,
    People: peopleDe,
    Roadmap: roadmapDe,
    Settings: settingsDe,
    Shell: shellDe,
    Waitlist: waitlistDe,
    Wishes: wishesDe,
  },
}
