'use client'

import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { buttonClass } from './button-class'
import type { ConfirmProps } from './confirm'
import { DialogVerbs } from './dialog'
import { overlay } from './floating'
import { TextField } from './text-field'
import { ToldHere } from './told-here'
import { type Press, usePressed } from './waiting-trigger'

type Props = ConfirmProps & { press: Press | undefined }

/** The question itself, from its first opening on. */
export function Confirm({
  title,
  text,
  verb,
  typed,
  danger = true,
  pending,
  trigger,
  onConfirm,
  children,
  press,
  ...given
}: Props) {
  const pressed = usePressed(press)
  const t = useTranslations('Desk.Kit')
  const id = useId()
  const [own, setOwn] = useState(false)
  const [words, setWords] = useState('')
  const open = given.open ?? own

  function change(next: boolean) {
    setOwn(next)
    setWords('')
    given.onOpenChange?.(next)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending || (typed && words.trim() !== typed)) return
    if ((await onConfirm()) !== false) change(false)
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      {trigger && <AlertDialog.Trigger ref={pressed} render={trigger} />}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={overlay} />
        <AlertDialog.Viewport className="fixed inset-0 z-30 grid place-items-center overflow-y-auto p-3 sm:p-6">
          <AlertDialog.Popup className="w-full max-w-md rounded-hold border border-line bg-raised p-5 text-14 shadow-float transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0">
            <form onSubmit={submit} className="grid gap-4">
              <div className="grid gap-1.5">
                <AlertDialog.Title className="text-16 font-semibold">{title}</AlertDialog.Title>
                {text && <AlertDialog.Description className="text-soft text-pretty">{text}</AlertDialog.Description>}
              </div>
              {children}
              {typed && (
                <TextField
                  id={id}
                  name="typed"
                  label={t('type_to_confirm', { typed })}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => setWords(event.target.value)}
                />
              )}
              <ToldHere />
              <DialogVerbs>
                <button
                  type="submit"
                  className={buttonClass(danger ? 'danger' : 'filled')}
                  aria-disabled={pending || (typed !== undefined && words.trim() !== typed)}
                >
                  {verb}
                </button>
                <AlertDialog.Close className={buttonClass('quiet')}>{t('cancel')}</AlertDialog.Close>
              </DialogVerbs>
            </form>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
