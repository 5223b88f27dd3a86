/** The help text's last part: commands to copy. */
export const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  npm run --silent frontdesk -- ${line}`).join('\n')}`
