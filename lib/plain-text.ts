import { withoutTables } from '@/lib/markdown/without-tables'

const READ = 600

/** Where a link leads; an address may have brackets of its own. */
const target = String.raw`\((?:[^()\\<]|\\.|<[^<>\n]*>|\([^()]*\))*\)`
const IMAGE = new RegExp(String.raw`!\[([^\]]*)\]${target}`, 'g')
const LINK = new RegExp(String.raw`\[((?:[^[\]]|\[[^[\]]*\])*)\]${target}`, 'g')
const CUT_LINK = /!?\[([^[\]]*)(\]\([^()\s]*)?$/

/** The beginning of a Markdown text without its marks, for a line or two; a table is read row by row. */
export function plainText(markdown: string, read = READ): string {
  const begun = markdown.length > read ? markdown.slice(0, read).replace(CUT_LINK, '$1') : markdown
  return withoutTables(begun, (cells) => `- ${cells.join(', ')}`)
    .replace(IMAGE, '$1')
    .replace(LINK, '$1')
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]+)>/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|>|(`{3}|~{3}).*)(\s+|$)/gm, '')
    .replace(/^[ \t]{0,3}([-*_])([ \t]*\1){2,}[ \t]*$/gm, '')
    .replace(/^\s*([-*+]|\d+[.)])\s+(\[[ x]\]\s+)?/gim, '· ')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(?<![\p{L}\p{N}])(\*{1,3}|_{1,3}|~~)(?=\S)|(?<=\S)(\*{1,3}|_{1,3}|~~)(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/([.:;!?]) ·/g, '$1')
    .trim()
    .replace(/^· /, '')
}
