import { db } from '@/lib/db'

type Within = { id: string }

/** A webhook of a project that asks for these types, kept directly: what it would be told stands in `event`. */
export const newListener = ({ id: project_id }: Within, types: string[] = ['*']) =>
  db.webhook.create({ data: { project_id, url: 'https://hooks.example.com', types, secret: 'sealed' } })

/** What a project's webhooks are told, oldest first. */
export const eventsOf = ({ id: project_id }: Within) =>
  db.event.findMany({ where: { project_id }, orderBy: { id: 'asc' } })
