'use client'

import { use, useRef, useState } from 'react'
import { useAskUnload } from '@/components/ui/use-ask-unload'
import type { Attachment } from '@/lib/contract/attachment'
import type { FileRule } from './filled-form'
import { pretendUpload, Rehearsal } from './rehearsal'
import { problemOf, upload } from './upload'

/** A file on its way, arrived, or refused. */
export type Uploading = {
  key: string
  name: string
  size: number
  progress: number
  file?: File
  picture?: string
  problem?: FileRule | undefined
  attachment?: Attachment
}

/** What a field's files mean for sending: some on their way, or one that cannot go along. */
export type FilesState = { busy: boolean; lost?: { rule: 'lost' | 'left'; file: string } }

const kept = (attachment: Attachment): Uploading => ({
  key: attachment.url,
  name: attachment.name,
  size: attachment.size,
  progress: 1,
  attachment,
})

/** The files of one field: each starts its way when it is chosen. */
export function useUploads(project_id: string, before: Attachment[]) {
  const [uploads, setUploads] = useState<Uploading[]>(() => before.map(kept))
  const stops = useRef(new Map<string, () => void>())
  const count = useRef(0)
  const isRehearsal = use(Rehearsal)
  const take = isRehearsal ? pretendUpload : upload
  useAskUnload(!isRehearsal && uploads.some(({ file }) => file))

  const change = (key: string, news: Partial<Uploading>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...news } : each)))

  const start = (key: string, file: File) => {
    const stop = take(project_id, file, {
      onProgress: (progress) => change(key, { progress }),
      onDone: (attachment) => change(key, { attachment, name: attachment.name, progress: 1 }),
      onFail: (problem) => change(key, { problem }),
    })
    stops.current.set(key, stop)
  }

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      count.current += 1
      const key = String(count.current)
      const problem = problemOf(file)
      const picture = file.type.startsWith('image/') && !problem ? URL.createObjectURL(file) : undefined
      const { name, size } = file
      setUploads((all) => [...all, { key, name, size, file, progress: 0, problem, ...(picture && { picture }) }])
      if (!problem) start(key, file)
    }
  }
  const retry = ({ key, file }: Uploading) => {
    change(key, { problem: undefined, progress: 0 })
    if (file) start(key, file)
  }
  const remove = ({ key, picture }: Uploading) => {
    stops.current.get(key)?.()
    if (picture) URL.revokeObjectURL(picture)
    setUploads((all) => all.filter((each) => each.key !== key))
  }

  return { uploads, add, retry, remove }
}

export function filesState(uploads: Uploading[]): FilesState {
  const busy = uploads.some(isOnItsWay)
  const failed = uploads.find(({ problem }) => problem)
  if (!failed) return { busy }
  return { busy, lost: { rule: failed.problem === 'not_uploaded' ? 'lost' : 'left', file: failed.name } }
}

export const isOnItsWay = ({ attachment, problem }: Uploading): boolean => !attachment && !problem
