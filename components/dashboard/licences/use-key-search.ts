'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { licenseDesk } from '@/lib/wire/license-desk'

/** Finds the licence of a key and opens it; `unknown` is the key that no licence has. */
export function useKeySearch({ id: project_id, slug }: DeskProject) {
  const router = useRouter()
  const [unknown, setUnknown] = useState<string | null>(null)
  const { send } = useSend(licenseDesk.lookUp, {
    refused: ({ code }, { body }) => {
      if (code !== 'LICENSE_KEY_NOT_FOUND') return false
      setUnknown(body.key)
      return true
    },
    done: ({ data }) => router.push(`/dashboard/p/${slug}/licences/${data.id}`),
  })
  return {
    unknown,
    forget: () => setUnknown(null),
    find(key: string) {
      setUnknown(null)
      return send({ body: { project_id, key } })
    },
  }
}
