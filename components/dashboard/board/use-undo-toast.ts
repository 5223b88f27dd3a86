'use client'

import { useToasts } from '@/components/ui/use-toasts'

/** Says what was done, with a verb that takes it back; it goes once it was pressed. */
export function useUndoToast() {
  const { add, close } = useToasts()
  return function say(title: string, verb: string, undo: () => unknown): void {
    const id = add({
      title,
      timeout: 12_000,
      actionProps: {
        children: verb,
        onClick: () => {
          close(id)
          void undo()
        },
      },
    })
  }
}
