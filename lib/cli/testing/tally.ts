import { existsSync, readFileSync, rmSync } from 'node:fs'
import { type Outcome, run } from '@/lib/cli/run'
import { since } from '@/lib/cli/steps'

/** How many passed and failed. */
export type Tally = { passed: number; failed: number }

/** Runs one check and tells how it went; what it said is shown when it failed. It counts as one. */
export async function check(label: string, work: () => Promise<Outcome>): Promise<Tally> {
  return tell(label, async () => {
    const outcome = await work()
    return { outcome, tally: outcome.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 } }
  })
}

/** Runs a test runner and counts what its JSON report says; one that crashes, or finds no test, has failed. */
export async function suite(
  label: string,
  report: string,
  read: (report: unknown) => Tally,
  work: () => Promise<Outcome>,
): Promise<Tally> {
  return tell(label, async () => {
    rmSync(report, { force: true })
    const outcome = await work()
    const counted = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
    const broken = counted.failed === 0 && (outcome.code !== 0 || counted.passed === 0)
    return { outcome, tally: broken ? { ...counted, failed: 1 } : counted }
  })
}

async function tell(label: string, work: () => Promise<{ outcome: Outcome; tally: Tally }>): Promise<Tally> {
  const started = performance.now()
  const { outcome, tally } = await work().catch((error: unknown) => ({
    outcome: { code: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    tally: { passed: 0, failed: 1 },
  }))
  const count = tally.passed + tally.failed > 1 ? ` (${tally.passed} passed, ${tally.failed} failed)` : ''
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${label}${count}  ${since(started)}`)
  if (tally.failed > 0) console.log(outcome.output.trimEnd())
  return tally
}

/** Several programs as one check: the first that fails is the outcome. */
export async function inTurn(...steps: [script: string, args: string[]][]): Promise<Outcome> {
  for (const [script, args] of steps) {
    const outcome = await run(script, args)
    if (outcome.code !== 0) return outcome
  }
  return { code: 0, output: '' }
}
