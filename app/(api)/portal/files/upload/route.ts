import { files } from '@/lib/contract/files'
import { uploadFile } from '@/lib/domain/files/upload-file'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(files.upload, ({ body }) => uploadFile(body)),
)
