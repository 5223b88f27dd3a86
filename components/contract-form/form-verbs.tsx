import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { DialogCancel, DialogVerbs, useInDialog } from '@/components/ui/dialog'

type Props = {
  verb: string
  look: 'filled' | 'quiet' | 'danger'
  isPending: boolean
  onCancel: (() => void) | undefined
}

/** How a form ends: where there is a way back, as a dialog does; else with its one verb, where it began. */
export function FormVerbs({ verb, look, isPending, onCancel }: Props) {
  const t = useTranslations('Desk.Kit')
  const inDialog = useInDialog()
  const submit = (
    <Button look={look} pending={isPending}>
      {isPending ? t('sending') : verb}
    </Button>
  )
  if (!inDialog && !onCancel) return <div className="flex flex-wrap gap-2">{submit}</div>
  return (
    <DialogVerbs>
      {submit}
      {onCancel ? (
        <Button type="button" onClick={onCancel}>
          {t('cancel')}
        </Button>
      ) : (
        <DialogCancel />
      )}
    </DialogVerbs>
  )
}
