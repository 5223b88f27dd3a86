import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { newGuard } from '@/app/(portal)/p/[project]/new-guard'
import type { FormKind } from '@/components/portal/forms/asked-fields'
import { formHref } from '@/components/portal/forms/form-href'
import { FormInFrame } from '@/components/portal/forms/form-in-frame'
import { FormPage } from '@/components/portal/forms/form-page'
import { FormQuiet } from '@/components/portal/forms/form-quiet'
import type { FormView } from '@/components/portal/forms/form-view'
import { PublicForm } from '@/components/portal/forms/public-form'
import { textDirection } from '@/components/portal/forms/text-direction'
import { type Project, shownName } from '@/components/portal/project'
import { formDefaults } from '@/lib/contract/form-defaults'
import { clientMessages } from '@/lib/i18n/client-messages'
import { fileForm } from './actions'
import { countVisit } from './count-visit'
import { knownForm } from './known-form'

type Props = { project: Project; kind: FormKind; asked: string; view: FormView }

/** A form of either kind, on its own page or in a frame. */
export async function FormRoom({ project, kind, asked, view }: Props) {
  const form = await knownForm(project.id, kind, asked)
  const [locale, guard] = await Promise.all([view.lang ?? getLocale(), newGuard(project.id), countVisit(form)])
  const t = await getTranslations({ locale, namespace: 'Forms' })
  const href = formHref(project.slug, kind, form.id)

  const empty = kind === 'contact' && form.fields.length === 0

  const content =
    form.enabled && !empty ? (
      <PublicForm
        target={{ kind, project_id: project.id, slug: project.slug, form_id: form.id }}
        fields={form.fields}
        submitText={form.submit_button_text === formDefaults.submit_button_text ? t('send') : form.submit_button_text}
        dir={textDirection(form.name, ...form.fields.map(({ label }) => label))}
        guard={guard}
        again={view.embedded ? `${href}?${embedQuery(view)}` : href}
        action={fileForm}
      />
    ) : (
      <FormQuiet why={form.enabled ? 'empty' : 'closed'} project={shownName(project)} />
    )
  if (!view.embedded) return <FormPage {...{ project, form }}>{content}</FormPage>
  return (
    <NextIntlClientProvider locale={locale} messages={clientMessages(await getMessages({ locale }))}>
      <FormInFrame {...{ form, view, locale }}>{content}</FormInFrame>
    </NextIntlClientProvider>
  )
}

const embedQuery = ({ theme, lang }: FormView) =>
  new URLSearchParams({ embed: '1', ...(theme && { theme }), ...(lang && { lang }) })
