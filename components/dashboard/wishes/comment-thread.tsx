'use client'

import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import type { Comment } from '@/lib/contract/comments'
import { CommentBox } from './comment-box'
import { CommentItem } from './comment-item'

/** A comment with its replies, and a box to answer it. */
export function CommentThread({ thread, mayWrite }: { thread: Comment; mayWrite: boolean }) {
  const [answering, setAnswering] = useState(false)
  const close = () => setAnswering(false)
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 border-s-2 ps-4',
        thread.is_official ? 'border-accent-line' : 'border-line',
      )}
    >
      <CommentItem comment={thread} mayWrite={mayWrite} onReply={() => setAnswering(true)} />
      {thread.replies.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 ps-4">
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} mayWrite={mayWrite} />
            </li>
          ))}
        </ul>
      )}
      {answering && <CommentBox wish_id={thread.wish_id} answers={thread} onDone={close} />}
    </li>
  )
}
