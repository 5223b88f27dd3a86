'use client'

import { useTranslations } from 'next-intl'
import { FilterSelect } from '@/components/dashboard/kit/filter-select'
import { Moment } from '@/components/dashboard/kit/moment'
import { NoMatch } from '@/components/dashboard/kit/no-match'
import { SearchField } from '@/components/dashboard/kit/search-field'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useFilters } from '@/components/dashboard/kit/use-filters'
import { DataTable } from '@/components/data-table'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { Segmented } from '@/components/ui/segmented'
import type { Known } from '@/lib/known'
import { contactForms } from '@/lib/wire/contact-forms'
import { answerWords, summaryOf } from './answer-words'
import { DownloadCsv } from './download-csv'
import { submissionArgs } from './submission-args'
import { SubmissionVerbs } from './submission-verbs'

type Props = {
  project_id: string
  base: string
  mayWrite: boolean
  forms: { id: string; name: string }[]
  initial: Known<typeof contactForms.submissions> | undefined
  initialOfForm: Known<typeof contactForms.formSubmissions> | undefined
}

/** What people sent through the contact forms, of all or of one; and what looked like a machine, apart. */
export function SubmissionList({ project_id, base, mayWrite, forms, initial, initialOfForm }: Props) {
  const t = useTranslations('Desk.Forms')
  const { values, set, clear } = useFilters(['form', 'search', 'spam'])
  const formId = forms.find(({ id }) => id === values.form)?.id
  const args = submissionArgs(values)
  const params = { projectId: project_id }
  const ofAll = useEndpoint(contactForms.submissions, { params, ...args }, { initial, enabled: !formId })
  const ofForm = useEndpoint(
    contactForms.formSubmissions,
    { params: { ...params, formId: formId ?? '' }, ...args },
    { initial: initialOfForm, enabled: formId !== undefined },
  )
  const isSpam = values.spam === 'true'
  const nameOf = (form_id: string) => forms.find(({ id }) => id === form_id)?.name ?? t('gone_form', { id: form_id })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={t('folder')}
          value={isSpam ? 'spam' : 'all'}
          onChange={(folder) => set({ spam: folder === 'spam' ? 'true' : undefined })}
          choices={[
            { value: 'all', label: t('folder_all') },
            { value: 'spam', label: t('folder_spam') },
          ]}
        />
        <SearchField
          label={t('search')}
          value={values.search ?? ''}
          onSearch={(search) => set({ search }, { replace: true })}
        />
        <FilterSelect
          label={t('form')}
          all={t('any_form')}
          value={formId}
          onChange={(form) => set({ form })}
          options={forms.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <span className="ms-auto">
          <DownloadCsv project_id={project_id} form={formId} spam={isSpam} search={values.search} />
        </span>
      </div>
      {isSpam && <p className="text-13 text-pretty text-soft">{t('spam_text')}</p>}
      <DataTable
        caption={t('submissions')}
        list={formId ? ofForm : ofAll}
        nameOf={({ data }) => summaryOf({ data }).text || t('nothing_said')}
        hrefOf={({ id }) => `${base}/submissions/${id}`}
        bulk={
          mayWrite
            ? (rows, none) => (
                <SubmissionVerbs project_id={project_id} ids={rows.map(({ id }) => id)} isSpam={isSpam} onDone={none} />
              )
            : undefined
        }
        onPage={(page) => set({ page: String(page) })}
        columns={[
          {
            key: 'from',
            head: t('from'),
            title: true,
            width: 'md:w-56',
            cell: ({ data }) => summaryOf({ data }).from || t('somebody'),
          },
          {
            key: 'text',
            head: t('said'),
            width: 'md:w-1/2',
            cell: ({ data }) => <span className="line-clamp-1">{summaryOf({ data }).text || answerWords(data)}</span>,
          },
          {
            key: 'form',
            head: t('form'),
            from: 'lg',
            cell: ({ form_id }) => (
              <span className="block max-w-36 truncate" title={nameOf(form_id)}>
                {nameOf(form_id)}
              </span>
            ),
          },
          {
            key: 'became',
            head: t('became'),
            width: 'md:w-32',
            cell: ({ support_request_id, wish_id }) =>
              (support_request_id && <Badge>{t('became_request')}</Badge>) ||
              (wish_id && <Badge>{t('became_wish')}</Badge>),
          },
          {
            key: 'at',
            head: t('at'),
            end: true,
            told: true,
            width: 'md:w-32',
            cell: ({ submitted_at }) => <Moment at={submitted_at} />,
          },
        ]}
        empty={
          values.search || formId ? (
            <NoMatch onClear={clear} />
          ) : (
            <EmptyState sentence={t(isSpam ? 'no_spam' : 'no_submissions')} />
          )
        }
      />
    </div>
  )
}
