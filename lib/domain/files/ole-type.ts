/** The streams by which the old Office formats are told ([MS-DOC], [MS-XLS], [MS-PPT], [MS-OXMSG], [MS-OFFCRYPTO]). */
const streams = new Map([
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['Book', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
  ['__properties_version1.0', 'application/vnd.ms-outlook'],
  ['EncryptedPackage', 'application/vnd.ms-office'],
])

/** {000C1082…} to {000C1086…} of the root: installers, patches and transforms of Windows Installer. */
const installer = /^8[2-6]100c0000000000c000000000000046$/

const HEADER = 512
const ENTRY = 128

/** The media type of an OLE2 compound file ([MS-CFB]); null for an installer and for whatever is not a document. */
export function oleType(content: Uint8Array): string | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.length < HEADER || installer.test(rootClass(bytes))) return null

  for (let at = HEADER; at + ENTRY <= bytes.length; at += ENTRY) {
    const length = bytes.readUInt16LE(at + 64)
    if (length < 4 || length > 64) continue
    const type = streams.get(bytes.toString('utf16le', at, at + length - 2))
    if (type) return type
  }
  return null
}

/** The class id of the root entry, the first of the directory. */
function rootClass(bytes: Buffer): string {
  const sector = 2 ** bytes.readUInt16LE(30)
  const root = (bytes.readUInt32LE(48) + 1) * sector
  return bytes.subarray(root + 80, root + 96).toString('hex')
}
