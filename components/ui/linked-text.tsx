import { Fragment } from 'react'

const link = /\[([^[\]\n]+)\]\(((?:https?:\/\/|mailto:)(?:[^\s()]|\([^\s()]*\))+)\)/g

/** Text in which `[words](https://…)` is a link; it opens beside the page, so that nothing typed here is lost. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(link)
  return parts.map((part, place) => {
    const key = `${place}`
    if (place % 3 === 0) return <Fragment key={key}>{part}</Fragment>
    if (place % 3 === 2) return null
    return (
      <a
        key={key}
        href={parts[place + 1]}
        target="_blank"
        rel="nofollow ugc noopener"
        className="underline underline-offset-4"
      >
        {part}
      </a>
    )
  })
}

/** The same text as it is read, without its links. */
export const unlinked = (text: string): string => text.replace(link, '$1')
