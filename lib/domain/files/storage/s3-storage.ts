import 'server-only'
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { env } from '@/lib/env'
import type { Storage } from './storage'

/** Files as `uploads/<2 digits>/<key>` of a bucket, as they lie on the disk, so that either can be copied to the other. Others may use the bucket: nothing is swept from it. */
export function s3Storage(): Storage {
  const client = clientOf()
  const at = (key: string) => ({ Bucket: env.S3_BUCKET, Key: `uploads/${key.slice(0, 2)}/${key}` })

  return {
    put: async (key, Body) => {
      const type = { ContentType: 'application/octet-stream', ContentLength: Body.length }
      await client.send(new PutObjectCommand({ ...at(key), Body, ...type }))
    },
    get: async (key, { first, last }) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range: `bytes=${first}-${last}` }))
        return Body?.transformToWebStream() ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    sweep: async () => 0,
  }
}

/** Without keys of its own it asks for them where the SDK finds them: environment, profile, role of the machine. */
function clientOf(): S3Client {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = env
  return new S3Client({
    region: S3_REGION,
    forcePathStyle: S3_FORCE_PATH_STYLE,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    ...(S3_ACCESS_KEY_ID && {
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    }),
    // Checksums that S3 alone understands are left out where nothing asks for them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  })
}
