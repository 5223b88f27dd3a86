const MOST = 255
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * A name that every file system takes and that looks like what it is: no path, no control or direction-changing characters,
 * 255 characters at most. An ending that the content does not have is followed by one that it has, so that no program opens it as another type.
 */
export function cleanName(given: string, extensions: readonly [string, ...string[]]): string {
  const name =
    (given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu, '')
      .replace(/[<>:"|?*]/g, '_')
      .replace(/^[\s.]+|[\s.]+$/g, '')
      .replace(reserved, '_$&') || 'file'

  const ending = /\.([^.]+)$/.exec(name)?.[1]
  if (ending === undefined || extensions.includes(ending.toLowerCase())) return cut(name, ending)
  return cut(`${name}.${extensions[0]}`, extensions[0])
}

/** Short enough, with its ending kept. */
function cut(name: string, ending: string | undefined): string {
  const characters = [...name]
  if (characters.length <= MOST) return name
  const tail = ending === undefined ? '' : `.${ending}`
  return `${characters
    .slice(0, MOST - [...tail].length)
    .join('')
    .trimEnd()}${tail}`
}
