'use client'

import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { showIn } from './toast-store'

/** What floats near the top end of the page, below the verbs of its head, above dialogs too, the newest first; but for its own verbs it is no obstacle to the pointer. */
export function ToastList() {
  const [manager] = useState(() => Toast.createToastManager())
  useEffect(() => showIn(manager), [manager])
  return (
    <Toast.Provider timeout={0} limit={2} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="pointer-events-none fixed inset-x-4 top-4 z-50 grid gap-2 sm:start-auto sm:top-16 sm:w-96">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function List() {
  const t = useTranslations('Form')
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      data-said={toast.id}
      className="flex items-start gap-3 rounded-hold border border-line bg-raised p-4 text-14 shadow-float transition-[transform,opacity] duration-180 data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-3 data-starting-style:opacity-0"
    >
      <div className="grow">
        <Toast.Title className="font-medium" />
        <Toast.Description className="text-soft" />
      </div>
      <Toast.Action className="pointer-events-auto -my-1 min-h-8 shrink-0 rounded-press px-2 font-medium text-accent-ink underline decoration-accent-line underline-offset-4 hover:bg-sunk" />
      <Toast.Close
        aria-label={t('dismiss')}
        className="pointer-events-auto -m-1.5 grid size-8 place-items-center rounded-press text-soft hover:text-ink"
      >
        <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ))
}
