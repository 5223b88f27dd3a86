/** Text that comes piece by piece, as the bytes of an answer: as much is made as is read, and whoever goes away ends it. */
export function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      let text = ''
      let done = false
      while (text.length < CHUNK && !done) {
        const next = await pieces.next()
        done = next.done ?? false
        if (!next.done) text += next.value
      }
      if (text !== '') controller.enqueue(encoder.encode(text))
      if (done) controller.close()
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
}

/** Small pieces go out together. */
const CHUNK = 64 * 1024
