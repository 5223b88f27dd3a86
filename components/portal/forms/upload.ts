import type { Attachment } from '@/lib/contract/attachment'
import type { FileRule } from './filled-form'

/** The most that one file may have, in bytes; as `lib/contract/files` says, which is too large to fetch for one number. */
export const MOST_BYTES = 10 * 1024 * 1024
export const MOST_FILES = 10

type Told = {
  onProgress: (share: number) => void
  onDone: (file: Attachment) => void
  onFail: (rule: FileRule) => void
}

/** Sends a file to where it waits for its form, and tells how far it is; answers how to stop it. XMLHttpRequest, because fetch tells nothing of what has been sent. */
export function upload(project_id: string, file: File, { onProgress, onDone, onFail }: Told): () => void {
  const request = new XMLHttpRequest()
  request.open('POST', '/portal/files/upload')
  request.responseType = 'json'
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total)
  request.onerror = () => onFail('not_uploaded')
  request.onload = () => {
    const { data } = (request.response ?? {}) as { data?: Attachment }
    if (request.status === 201 && data) onDone(data)
    else onFail(ruleOf(request.status))
  }

  const form = new FormData()
  form.set('project_id', project_id)
  form.set('file', file)
  request.send(form)
  return () => request.abort()
}

/** What a refusal's status says about the file. */
export function ruleOf(status: number): FileRule {
  if (status === 413) return 'too_large'
  return status === 415 ? 'refused' : 'not_uploaded'
}

/** What can be told without asking. */
export function problemOf({ size }: { size: number }): FileRule | undefined {
  if (size === 0) return 'empty'
  return size > MOST_BYTES ? 'too_large' : undefined
}
