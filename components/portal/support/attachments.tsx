import { FileText } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { shownSize } from '@/components/portal/forms/shown-size'
import type { Attachment } from '@/lib/contract/attachment'
import { shownFileName } from '@/lib/shown-file-name'
import { AttachedPicture } from './attached-picture'

/** The files of a letter: pictures of ours as pictures, everything else as a row. A file elsewhere is a link that tells nobody where it was pressed. */
export function Attachments({ files, origin }: { files: Attachment[]; origin: string }) {
  const t = useTranslations('Support')
  if (files.length === 0) return null

  const isPicture = ({ mime_type, url }: Attachment) =>
    mime_type.startsWith('image/') && url.startsWith(`${origin}/portal/files/`)
  const pictures = files.filter(isPicture)
  const others = files.filter((file) => !isPicture(file))

  return (
    <ul aria-label={t('attached')} className="flex flex-wrap gap-3 pt-4">
      {pictures.map((file) => (
        <li key={file.url} className="min-w-0 max-w-full">
          <AttachedPicture url={file.url} name={shownFileName(file.name)} broken={<FileRow file={file} />} />
        </li>
      ))}
      {others.map((file) => (
        <li key={file.url} className="min-w-0 max-w-full basis-full sm:basis-auto">
          <FileRow file={file} />
        </li>
      ))}
    </ul>
  )
}

function FileRow({ file }: { file: Attachment }) {
  const format = useFormatter()
  return (
    <a
      href={file.url}
      rel="noreferrer noopener nofollow ugc"
      className="flex min-h-11 items-center gap-3 rounded-press border border-line bg-raised px-3 py-2 text-13 transition-colors hover:border-edge"
    >
      <FileText className="size-4 shrink-0 text-soft" strokeWidth={1.5} aria-hidden="true" />
      <bdi className="min-w-0 truncate">{shownFileName(file.name)}</bdi>
      <span className="ms-auto shrink-0 text-soft tabular-nums">{shownSize(format, file.size)}</span>
    </a>
  )
}
