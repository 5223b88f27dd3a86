'use client'

import { type RefObject, useEffect, useState } from 'react'
import { filesState, useUploads } from '@/components/portal/forms/use-uploads'
import type { DeskConversation } from '@/lib/contract/desk-request'
import type { Mode } from './kept-reply'
import { useRoom } from './room'
import { newerThan, useComposing } from './use-composing'
import { usePosting } from './use-posting'
import { useWriter, type Writer } from './use-writer'

type Draft = NonNullable<DeskConversation['ai_draft']>

/** All that the box of a request does: what stands in it, what goes out of it and when, and what has come meanwhile. */
export function useComposer(
  request: DeskConversation,
  box: RefObject<HTMLTextAreaElement | null>,
  writer: RefObject<Writer>,
  onPosted: () => void,
) {
  const { project, me } = useRoom()
  const { kept, write, tell, newer } = useComposing(request)
  const { post, fresh, pending, setPending } = usePosting(request.id)
  const files = useUploads(project.id, [])
  const [awaitsFiles, setAwaitsFiles] = useState(false)
  const { busy, lost } = filesState(files.uploads)
  const { mode } = kept
  const isNote = mode === 'note'
  const theirs = newer.filter(({ author_type, author_name }) => author_type === 'user' || author_name !== me.name)

  const turn = (next: Mode) => {
    write({ mode: next })
    requestAnimationFrame(() => box.current?.focus())
  }
  useWriter(writer, request.id, turn)

  /** What came in the last moment is shown first: pressing again sends all the same. */
  async function hasNews(): Promise<boolean> {
    setPending(true)
    const now = await fresh(request)
    setPending(false)
    return newerThan(now.messages, kept.seen).length > newer.length
  }

  async function submit(): Promise<void> {
    const content = kept[mode]
    if (pending || lost || !content.trim()) return box.current?.focus()
    if (busy) return setAwaitsFiles(true)
    if (!isNote && (await hasNews())) return
    const attachments = files.uploads.flatMap(({ attachment }) => attachment ?? [])
    const reply = {
      help_article_ids: kept.articles.map(({ id }) => id),
      ...(kept.draft_id && kept.draft_id === request.ai_draft?.id && { ai_draft_id: kept.draft_id }),
    }
    if (!(await post({ content, attachments, ...(isNote ? { is_internal: true } : reply) }))) return
    write(isNote ? { note: '' } : { reply: '', articles: [], draft_id: null })
    for (const upload of files.uploads) files.remove(upload)
    onPosted()
    const { activeElement } = document
    // Whoever has gone on meanwhile is not called back.
    if (activeElement === document.body || box.current?.form?.contains(activeElement)) box.current?.focus()
  }

  // Sent while a file was still on its way: it goes as soon as that is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is what stands there when the files are
  useEffect(() => {
    if (!awaitsFiles || busy) return
    setAwaitsFiles(false)
    void submit()
  }, [awaitsFiles, busy])

  const sendDraft = async ({ id, content, help_articles }: Draft) => {
    const help_article_ids = help_articles.map((card) => card.id)
    if (await post({ content, help_article_ids, ai_draft_id: id })) onPosted()
  }
  const editDraft = ({ id, content, help_articles }: Draft) => {
    const reply = kept.reply ? `${kept.reply}\n\n${content}` : content
    write({ mode: 'reply', reply, articles: help_articles, draft_id: id })
    requestAnimationFrame(() => box.current?.focus())
  }
  return {
    kept,
    write,
    tell,
    turn,
    isNote,
    theirs,
    files,
    pending: pending || awaitsFiles,
    submit,
    sendDraft,
    editDraft,
  }
}

export type Composing = ReturnType<typeof useComposer>
