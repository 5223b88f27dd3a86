'use client'

import { Toast } from '@base-ui/react/toast'

/** Says what was done, with a verb that takes it back; it goes once it was pressed. */
export function useUndoToast() {
  const { add, close } = Toast.useToastManager()
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
