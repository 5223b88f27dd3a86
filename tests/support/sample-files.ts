import { crc32, deflateSync, gzipSync } from 'node:zlib'

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex')
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

/** A PNG of one pixel. */
export function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
    return Buffer.concat([u32(data.length), content, u32(crc32(content))])
  }
  return Buffer.concat([
    hex('89504e470d0a1a0a'),
    chunk('IHDR', hex('00000001 00000001 08 02 00 00 00')),
    chunk('IDAT', deflateSync(hex('00 ff 00 00'))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A ZIP of these files, stored without compression. */
export function zip(files: { [name: string]: string | Buffer }): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const [title, data] = [Buffer.from(name), Buffer.from(text)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([hex('504b0304'), common, title, data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    central.push(Buffer.concat([hex('504b0102 1400'), common, rest, title]))
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length, 4)
  end.writeUInt16LE(central.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, directory, hex('504b0506'), end])
}

/** An OLE2 compound file whose directory has this root class and this stream. */
export function ole(stream: string, rootClass = ''): Buffer {
  const file = Buffer.alloc(512 * 4)
  hex('d0cf11e0a1b11ae1').copy(file)
  file.writeUInt16LE(9, 30)
  const entry = (at: number, name: string, type: number) => {
    file.write(name, at, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, at + 64)
    file[at + 66] = type
  }
  entry(512, 'Root Entry', 5)
  hex(rootClass).copy(file, 512 + 80)
  entry(512 + 128, stream, 2)
  return file
}

function tar(): Buffer {
  const header = Buffer.alloc(512)
  header.write('a.txt', 0)
  header.write('0000644\0', 100)
  header.write('00000000001\0', 124)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, Buffer.from('x'), Buffer.alloc(1535)])
}

const ooxml = (part: string, type: string) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`,
    [part]: '<x/>',
  })
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const odt = 'application/vnd.oasis.opendocument.text'
const mp4 = (brand: string) =>
  Buffer.concat([u32(24), Buffer.from(`ftyp${brand}`), u32(0), Buffer.from(`${brand}mp42`), Buffer.alloc(64)])
const riff = (kind: string) =>
  Buffer.concat([Buffer.from('RIFF'), hex('24000000'), Buffer.from(kind), Buffer.alloc(64)])
const frames = Buffer.concat(Array.from({ length: 3 }, () => Buffer.concat([hex('fffb9000'), Buffer.alloc(413)])))
const padded = (start: string) => Buffer.concat([hex(start), Buffer.alloc(64)])

/** One small file of each kind that is taken: its name, its bytes, the type it has. */
export const taken: [name: string, content: Buffer, mime_type: string][] = [
  ['pixel.png', png(), 'image/png'],
  ['photo.JPG', padded('ffd8ffe000104a464946000101'), 'image/jpeg'],
  [
    'moving.gif',
    Buffer.concat([Buffer.from('GIF89a'), hex('01000100 800000 000000 ffffff 2c00000000010001000002024401003b')]),
    'image/gif',
  ],
  ['photo.webp', riff('WEBPVP8 '), 'image/webp'],
  ['photo.avif', mp4('avif'), 'image/avif'],
  ['photo.heic', mp4('heic'), 'image/heic'],
  ['picture.bmp', padded('424d4600000000000000'), 'image/bmp'],
  ['scan.tiff', padded('49492a0008000000'), 'image/tiff'],
  ['report.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'application/pdf'],
  ['notes.txt', Buffer.from('Hello\nWörld 😀\n'), 'text/plain'],
  ['with-bom.txt', Buffer.from('\ufeffHello'), 'text/plain'],
  ['server.log', Buffer.from('\u001b[31merror\u001b[0m Unexpected token <!DOCTYPE html>\n'), 'text/plain'],
  ['cars.txt', Buffer.from('BMW is a brand. MZ is another. <3'), 'text/plain'],
  ['data.csv', Buffer.from('a;b\n1;2\n'), 'text/csv'],
  ['README.md', Buffer.from('# Title\n\n<details>x</details>\n'), 'text/markdown'],
  ['data.json', Buffer.from('{"a": [1, "<b>"]}'), 'application/json'],
  ['letter.docx', ooxml('word/document.xml', word), word],
  ['table.xlsx', ooxml('xl/workbook.xml', sheet), sheet],
  ['letter.odt', zip({ mimetype: odt, 'content.xml': '<x/>' }), odt],
  ['old.doc', ole('WordDocument'), 'application/msword'],
  ['old.xls', ole('Workbook'), 'application/vnd.ms-excel'],
  ['old.ppt', ole('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
  ['all.zip', zip({ 'a.txt': 'x' }), 'application/zip'],
  ['all.gz', gzipSync('x'), 'application/gzip'],
  ['all.tar', tar(), 'application/x-tar'],
  ['all.tar.gz', gzipSync(tar()), 'application/gzip'],
  ['all.7z', padded('377abcaf271c0004'), 'application/x-7z-compressed'],
  ['all.rar', padded('526172211a0700'), 'application/x-rar-compressed'],
  ['all.bz2', padded('425a6839314159265359'), 'application/x-bzip2'],
  ['all.xz', padded('fd377a585a000004'), 'application/x-xz'],
  ['song.mp3', frames, 'audio/mpeg'],
  ['song.wav', riff('WAVEfmt '), 'audio/wav'],
  ['clip.mp4', mp4('isom'), 'video/mp4'],
]

const text = (content: string) => Buffer.from(content)
const installer = '84100c0000000000c000000000000046'

/** What is not taken, whatever its name. */
export const refused: [what: string, name: string, content: Buffer][] = [
  ['HTML named .png', 'page.png', text('<!DOCTYPE html><html><script>alert(1)</script></html>')],
  ['HTML named .txt', 'page.txt', text('\n\n  <html><body onload=alert(1)>')],
  ['HTML behind a byte order mark', 'page.txt', text('\ufeff\ufeff <script>alert(1)</script>')],
  ['HTML behind a comment', 'page.txt', text('<!-- a comment --> <img src=x onerror=alert(1)>')],
  ['HTML behind control characters', 'page.txt', text('\u0001\u0008<svg/onload=alert(1)>')],
  ['HTML that begins like a GIF', 'page.gif', text('GIF89a=1;/*<script>alert(1)</script>*/')],
  ['HTML that begins like a bitmap', 'page.bmp', text('BM<img src=x onerror=alert(1)>')],
  ['HTML in UTF-16', 'page.txt', Buffer.from('\ufeff<html><script>alert(1)</script>', 'utf16le')],
  ['SVG', 'drawing.svg', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['SVG behind a byte order mark and an XML declaration', 'a.png', text('\ufeff<?xml version="1.0"?><svg/>')],
  ['SVG behind a comment', 'a.jpg', text('<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['SVG with a prefix', 'a.txt', text('<s:svg xmlns:s="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['XML', 'feed.xml', text('<?xml version="1.0"?><rss/>')],
  ['PHP', 'a.txt', text('<?php system($_GET[0]);')],
  ['a shell script', 'readme.txt', text('#!/bin/sh\nrm -rf ~\n')],
  ['a Windows program', 'photo.png', Buffer.concat([text('MZ'), hex('90000300'), Buffer.alloc(64)])],
  ['a Linux program', 'photo.png', padded('7f454c460201010000')],
  ['a macOS program', 'photo.png', padded('cffaedfe07000001')],
  ['WebAssembly', 'a.png', padded('0061736d01000000')],
  ['a Java class', 'a.png', padded('cafebabe0000003d')],
  ['a Java archive', 'all.zip', zip({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0', 'A.class': 'x' })],
  ['an Android package', 'all.zip', zip({ 'AndroidManifest.xml': 'x', 'classes.dex': 'x' })],
  ['a Windows installer', 'letter.doc', ole('WordDocument', installer)],
  ['an OLE2 file that is no document', 'letter.doc', ole('Something')],
  ['a Windows registry file', 'a.txt', text('Windows Registry Editor Version 5.00\r\n[HKEY_LOCAL_MACHINE]')],
  ['a shortcut', 'a.txt', padded('4c00000001140200000000 00c000000000000046')],
  ['PostScript', 'a.pdf', text('%!PS-Adobe-3.0\n')],
  ['bytes that nobody knows', 'a.bin', hex('00010203fefdfcfb00112233445566778899')],
  ['text with NUL', 'a.txt', text('Hello\0world')],
  ['text that is not UTF-8', 'a.txt', Buffer.from('Gr\xfc\xdfe', 'latin1')],
]
