import { env } from '@/lib/env'
import type { Demo } from './first-start'

/** What a person wants to know once everything runs. */
export function banner(demo: Demo | null, link: string | null): string {
  const lines = [
    '',
    `  Portal         ${env.BASE_URL}/${demo ? `p/${demo.slug}` : ''}`,
    `  Dashboard      ${env.BASE_URL}/dashboard`,
    `  API reference  ${env.BASE_URL}/docs`,
    '',
  ]
  if (demo)
    lines.push(
      `  Demo project   ${demo.project_id}`,
      `  Its API key    ${demo.api_key}`,
      '                 (write it down, it is shown this once)',
      '',
    )
  if (link) lines.push('  There is no owner yet. This link makes you the first, once:', `  ${link}`, '')
  return [...lines, '  Ctrl-C stops everything.', ''].join('\n')
}
