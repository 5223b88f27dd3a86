import { files } from '@/lib/contract/files'
import { openFile } from '@/lib/domain/files/open-file'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(files.download, ({ params, query }) => openFile(params.id, query)),
)
