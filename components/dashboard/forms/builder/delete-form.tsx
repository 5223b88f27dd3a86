'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { contactForms } from '@/lib/wire/contact-forms'
import { supportForms } from '@/lib/wire/support-forms'
import type { OpenForm } from './open-form'

/** Deletes a form once its name has been typed; what people sent through it stays. */
export function DeleteForm({ open: { kind, form }, base }: { open: OpenForm; base: string }) {
  const t = useTranslations('Desk.Forms')
  const router = useRouter()
  const said = t('deleted', { name: form.name })
  const contact = useSend(contactForms.remove, { said })
  const support = useSend(supportForms.remove, { said })

  async function remove() {
    const params = { projectId: form.project_id, formId: form.id }
    const reply = await (kind === 'contact' ? contact : support).send({ params })
    if (!reply) return false
    router.push(`${base}/forms`)
    router.refresh()
    return true
  }
  return (
    <section className="grid justify-items-start gap-2 border-t border-line pt-5">
      <h2 className="text-14 font-medium">{t('delete')}</h2>
      <p className="text-14 text-pretty text-soft">{t(`delete_text_${kind}`)}</p>
      <Confirm
        title={t('delete_title', { name: form.name })}
        text={t(`delete_text_${kind}`)}
        verb={t('delete')}
        typed={form.name}
        pending={contact.isPending || support.isPending}
        onConfirm={remove}
        trigger={
          <Button type="button" look="danger">
            <Trash2 className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('delete')}
          </Button>
        }
      />
    </section>
  )
}
