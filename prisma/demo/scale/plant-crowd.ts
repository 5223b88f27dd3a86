import { db } from '@/lib/db'
import { plantAudit } from './audit'
import { plantScaledCards } from './cards'
import { newCrowd } from './crowd'
import { plantDeliveries } from './deliveries'
import { plantLetters } from './letters'
import { plantLicences } from './licences'
import { peopleOf, plantPeople } from './people'
import { plantRequests } from './requests'
import { plantSubmissions } from './submissions'
import { plantLine } from './waiting'
import { plantBoard } from './wishes'

/** Tells how far it is. */
export type Tell = <T>(label: string, work: () => Promise<T>) => Promise<T>

/**
 * Fills a demo project with `total` of every kind of record, spread over a year, as if the service had written them: counters, tallies and search documents are
 * right, and nothing is mailed, told or left waiting.
 */
export async function plantCrowd(project_id: string, total: number, boost_hours: number, tell: Tell): Promise<void> {
  const crowd = newCrowd(project_id, total)
  const people = peopleOf(crowd)
  const planted = <T>(what: string, work: () => Promise<T>) => tell(`${total.toLocaleString('en')} ${what}`, work)
  const plantWhatIsSaid = async () => {
    const board = await planted('wishes, votes and comments', () => plantBoard(crowd, people))
    await tell('Cards of the roadmap', () => plantScaledCards(crowd, board.wishes))
    await planted('entries of the audit log', () => plantAudit(crowd, board.wishes))
    await planted('events and deliveries', () => plantDeliveries(crowd, board.votes))
  }
  const plantWhatIsAsked = async () => {
    await planted('support requests with messages', () => plantRequests(crowd, people))
    await planted('places in line', () => plantLine(crowd, people, boost_hours))
    await planted('submissions', () => plantSubmissions(crowd, people))
    await planted('licences with devices', () => plantLicences(crowd, people))
    await planted('letters', () => plantLetters(crowd, people))
  }
  await planted('people', () => plantPeople(crowd, people))
  await Promise.all([plantWhatIsSaid(), plantWhatIsAsked()]) // PostgreSQL works for each of them on a core of its own.
  await tell('Statistics', () => db.$executeRaw`ANALYZE`)
}
