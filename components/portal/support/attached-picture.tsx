'use client'

import { type ReactNode, useState } from 'react'

type Props = { url: string; name: string; broken: ReactNode }

/** A picture of a letter; `broken` stands in its place where the browser cannot draw it. */
export function AttachedPicture({ url, name, broken }: Props) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return broken

  return (
    <a
      href={url}
      className="block overflow-hidden rounded-press border border-line transition-colors hover:border-edge"
    >
      {/* biome-ignore lint/performance/noImgElement: its address is signed and runs out; Next must not keep it */}
      <img
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(true)
        }}
        src={url}
        alt={name}
        loading="lazy"
        onError={() => setBroken(true)}
        className="size-28 bg-sunk object-cover"
      />
    </a>
  )
}
