'use client'

import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { contactForms } from '@/lib/wire/contact-forms'

type Props = { project_id: string; ids: string[]; isSpam: boolean; onDone: () => void }

const lists = [contactForms.submissions, contactForms.formSubmissions]

/** What can be done with the submissions that are chosen: taken out of the spam, or deleted for good. */
export function SubmissionVerbs({ project_id, ids, isSpam, onDone }: Props) {
  const t = useTranslations('Desk.Forms')
  const args = { params: { projectId: project_id }, body: { ids } }
  const notSpam = useSend(contactForms.notSpamMany, {
    invalidates: lists,
    said: ({ data }) => t('not_spam_many', data),
    done: onDone,
  })
  const remove = useSend(contactForms.removeSubmissions, {
    invalidates: lists,
    said: ({ data }) => t('removed_many', data),
    done: onDone,
  })

  return (
    <>
      {isSpam && (
        <Button type="button" pending={notSpam.isPending} onClick={() => void notSpam.send(args)}>
          {t('not_spam')}
        </Button>
      )}
      <Confirm
        title={t('remove_title', { count: ids.length })}
        text={t('remove_text')}
        verb={t('remove_verb')}
        trigger={<Button type="button">{t('remove_verb')}</Button>}
        onConfirm={async () => (await remove.send(args)) !== undefined}
      />
    </>
  )
}
