/** Fetches a document and has the browser save it, telling how many bytes have come; one that breaks off is not saved. */
export async function saveStream(
  url: string,
  name: string,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(url, { signal })
  if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`)

  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      onBytes(bytes)
      controller.enqueue(chunk)
    },
  })
  const blob = await new Response(response.body.pipeThrough(counted)).blob()
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
