import 'server-only'
import { AppError } from '@/lib/errors'

const MOST = 25 * 1024 * 1024

/** The bytes at an address that Resend gave, 25 MiB at most. */
export async function download(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { signal }).catch(() => null)
  if (!response?.ok || !response.body) throw unavailable()

  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body) {
      size += chunk.length
      if (size > MOST) throw new AppError('PAYLOAD_TOO_LARGE', 'A mail may have 25 MiB at most.')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof AppError ? error : unavailable()
  }
  return Buffer.concat(chunks)
}

const unavailable = () =>
  new AppError('SERVICE_UNAVAILABLE', 'The mail could not be fetched from Resend just now.', {
    headers: { 'Retry-After': '30' },
  })
