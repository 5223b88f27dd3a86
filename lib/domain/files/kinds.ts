/** A type of file that is taken: its media type, and the endings that its names may have, the usual one first. */
export type Kind = { mime_type: string; extensions: readonly [string, ...string[]] }

const office = 'application/vnd.openxmlformats-officedocument'
const document = 'application/vnd.oasis.opendocument'
const zipped = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'odg', 'pages', 'numbers', 'key'] as const

const known: Record<string, readonly [string, ...string[]]> = {
  'image/png': ['png'],
  'image/apng': ['png', 'apng'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/heif': ['heif', 'heic', 'hif'],
  'image/heic-sequence': ['heic', 'heif', 'heics', 'hif'],
  'image/heif-sequence': ['heif', 'heic', 'heifs', 'hif'],
  'image/bmp': ['bmp', 'dib'],
  'image/tiff': ['tif', 'tiff'],
  'application/pdf': ['pdf'],
  'application/rtf': ['rtf', 'doc'],
  [`${office}.wordprocessingml.document`]: ['docx'],
  [`${office}.wordprocessingml.template`]: ['dotx'],
  [`${office}.spreadsheetml.sheet`]: ['xlsx'],
  [`${office}.spreadsheetml.template`]: ['xltx'],
  [`${office}.presentationml.presentation`]: ['pptx'],
  [`${office}.presentationml.slideshow`]: ['ppsx'],
  [`${office}.presentationml.template`]: ['potx'],
  [`${document}.text`]: ['odt'],
  [`${document}.spreadsheet`]: ['ods'],
  [`${document}.presentation`]: ['odp'],
  [`${document}.graphics`]: ['odg'],
  'application/vnd.apple.pages': ['pages'],
  'application/vnd.apple.numbers': ['numbers'],
  'application/vnd.apple.keynote': ['key'],
  'application/msword': ['doc', 'dot'],
  'application/vnd.ms-excel': ['xls', 'xlt'],
  'application/vnd.ms-powerpoint': ['ppt', 'pps', 'pot'],
  'application/vnd.ms-outlook': ['msg'],
  'application/vnd.ms-office': ['docx', 'xlsx', 'pptx'],
  'application/zip': ['zip', ...zipped],
  'application/gzip': ['gz', 'tgz'],
  'application/x-tar': ['tar'],
  'application/x-7z-compressed': ['7z'],
  'application/x-rar-compressed': ['rar'],
  'application/x-bzip2': ['bz2', 'tbz', 'tbz2'],
  'application/x-xz': ['xz', 'txz'],
}

const media =
  'mp3 mp2 mp1 m4a m4b aac oga ogg opus spx flac wav aif aiff caf amr wma ape wv mid midi mka ac3 mp4 m4v mov qt webm mkv avi mpg mpeg 3gp 3g2 ogv ogm ogx wmv asf flv f4v ts mts m2ts'.split(
    ' ',
  )
const containers = ['application/ogg', 'application/vnd.ms-asf']

/** The kind of a media type that was found in a content; null when it is not taken. */
export function kindFor(mime: string, extension: string): Kind | null {
  const mime_type = mime.replace(/;.*$/, '')
  if (/^(audio|video)\//.test(mime_type) || containers.includes(mime_type))
    return { mime_type, extensions: [extension, ...media] }
  const extensions = known[mime_type]
  return extensions ? { mime_type, extensions } : null
}
