import { withoutTables } from '@/lib/markdown/without-tables'

const READ = 600

/** The beginning of a Markdown text without its marks, for a line or two; a table is read row by row. */
export function plainText(markdown: string, read = READ): string {
  return withoutTables(markdown.slice(0, read), (cells) => `- ${cells.join(', ')}`)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|>|(`{3}|~{3}).*)(\s+|$)/gm, '')
    .replace(/^\s*([-*+]|\d+\.)\s+/gm, '· ')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(?<![\p{L}\p{N}])(\*{1,3}|_{1,3}|~~)(?=\S)|(?<=\S)(\*{1,3}|_{1,3}|~~)(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/([.:;!?]) ·/g, '$1')
    .trim()
}
