import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import type { Form } from './find-form'

const DAY = 24 * 60 * 60 * 1000

/** The UTC day, so many days before a moment, at its midnight. */
export const utcDay = (daysAgo = 0, moment = clock.now()) =>
  new Date(Math.floor(moment.getTime() / DAY) * DAY - daysAgo * DAY)

/** Submissions by views, 0 to 1; null without views. */
export const conversion = (views: number, submissions: number) =>
  views === 0 ? null : Math.min(1, submissions / views)

/** A form's numbers in all and by day. */
export async function formStats({ key, view_count, submission_count, last_submission_at }: Form) {
  return {
    views: view_count,
    submissions: submission_count,
    conversion_rate: conversion(view_count, submission_count),
    last_submission_at,
    daily: await dailyNumbers([key]),
  }
}

/** The last 30 UTC days of these forms together, oldest first; days without anything are there too. */
export async function dailyNumbers(keys: string[]) {
  const rows = await db.form_day.groupBy({
    by: ['day'],
    where: { form_key: { in: keys }, day: { gte: utcDay(29) } },
    _sum: { views: true, submissions: true },
  })
  const byDay = new Map(rows.map(({ day, _sum }) => [day.getTime(), _sum]))
  return Array.from({ length: 30 }, (_, n) => {
    const day = utcDay(29 - n)
    const sum = byDay.get(day.getTime())
    return { date: day.toISOString().slice(0, 10), views: sum?.views ?? 0, submissions: sum?.submissions ?? 0 }
  })
}
