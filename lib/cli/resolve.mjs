// Lets Node run our TypeScript as the bundler does: `@/` is the root, an extension may be left out, `server-only` is nothing.
import { statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)
const endings = ['', '.ts', '.tsx', '/index.ts']
const isFile = (href) => statSync(fileURLToPath(href), { throwIfNoEntry: false })?.isFile()

/** The code block of `react-email` brings every language of Prism along, half a second of work for each process that writes a letter. Our letters have none. */
const isCodeBlock = (specifier, parent = '') =>
  specifier.endsWith('/code-block.mjs') && parent.endsWith('/react-email/dist/index.mjs')
const noCodeBlock = { url: 'data:text/javascript,export const CodeBlock = null', shortCircuit: true }

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true }
    if (isCodeBlock(specifier, context.parentURL)) return noCodeBlock
    if (!/^(@\/|\.)/.test(specifier) || !/\.tsx?$/.test(context.parentURL ?? '')) return next(specifier, context)

    const base = specifier.startsWith('@/') ? new URL(specifier.slice(2), root) : new URL(specifier, context.parentURL)
    const found = endings.map((ending) => base.href + ending).find(isFile)
    return next(found ?? specifier, context)
  },
})
