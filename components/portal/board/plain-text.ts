const READ = 600

/** The beginning of a Markdown text without its marks, for a line or two. */
export function plainText(markdown: string): string {
  return markdown
    .slice(0, READ)
    .replace(/!\[([^\]]*)\]\([^)]*\)|\[([^\]]*)\]\([^)]*\)/g, '$1$2')
    .replace(/^\s{0,3}(#{1,6}|>)\s+/gm, '')
    .replace(/^\s*([-*+]|\d+\.)\s+/gm, '· ')
    .replace(/[*_~`]{1,3}(?=\S)|(?<=\S)[*_~`]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .replace(/([.:;!?]) ·/g, '$1')
    .trim()
}
