import { inRoot } from '@/lib/cli/paths'
import { inTurn } from './tally'

const bin = (path: string) => inRoot('node_modules', path)

/** Format, lint, import rules. */
export const biome = () =>
  inTurn([bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '--max-diagnostics=50']])

/** Types, Next's own of routes and pages among them. */
export const types = () =>
  inTurn([bin('next/dist/bin/next'), ['typegen']], [bin('typescript/bin/tsc'), ['--noEmit', '--pretty', 'false']])

/** Files, exports and dependencies that nothing uses. */
export const knip = () => inTurn([bin('knip/bin/knip.js'), ['--config', 'tests/knip.json']])
