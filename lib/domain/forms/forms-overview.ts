import 'server-only'
import { db } from '@/lib/db'
import type { form_kind } from '@/prisma/client/client'
import { conversion, dailyNumbers } from './form-stats'

/** The numbers of a project's forms of one kind as they are now: neither spam nor deleted forms. */
export async function formsOverview(project_id: string, kind: form_kind) {
  const forms = await db.form.findMany({
    where: { project_id, kind },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
  })
  const daily = await dailyNumbers(forms.map(({ id }) => id))
  const sum = (count: (form: (typeof forms)[number]) => number) => forms.reduce((all, form) => all + count(form), 0)
  const views = sum((form) => form.view_count)
  const submissions = sum((form) => form.submission_count)
  const lastDays = (days: number) => daily.slice(-days).reduce((all, day) => all + day.submissions, 0)

  return {
    total_forms: forms.length,
    enabled_forms: sum((form) => (form.enabled ? 1 : 0)),
    total_submissions: submissions,
    total_views: views,
    conversion_rate: conversion(views, submissions),
    submissions_last_7_days: lastDays(7),
    submissions_last_30_days: lastDays(30),
    forms: forms.map((form) => ({
      ...form,
      id: form.form_id,
      views: form.view_count,
      submissions: form.submission_count,
      conversion_rate: conversion(form.view_count, form.submission_count),
    })),
    daily,
  }
}
