import { mkdir } from 'node:fs/promises'
import { envSchema } from '@/lib/env'
import { build } from './build'
import { claim, release } from './lock.mjs'
import { main, Refusal } from './main'
import { inRoot } from './paths'
import { prepareClient } from './prepare'
import { since } from './steps'
import { biome, knip, types } from './testing/checks'
import { journeys } from './testing/journeys'
import { check, type Tally } from './testing/tally'
import { unitTests } from './testing/vitest'

const built = async () => {
  await build()
  return { code: 0, output: '' }
}

type Step = { name: string; work: (filters: string[]) => Promise<Tally> }

/** One round after the other; the steps of a round go at once, and each tells of itself when it is done. */
const rounds: Step[][] = [
  [
    { name: 'biome', work: () => check('Biome', biome) },
    { name: 'types', work: () => check('Types', types) },
    { name: 'knip', work: () => check('Knip', knip) },
  ],
  [{ name: 'unit', work: unitTests }],
  [{ name: 'build', work: () => check('Production build', built) }],
  [{ name: 'e2e', work: journeys }],
]

await main(async () => {
  const [only, ...filters] = process.argv.slice(2)
  const isWanted = ({ name }: Step) => !only || name === only || (only === 'e2e' && name === 'build')
  const steps = rounds.flat()
  if (!steps.some(isWanted))
    throw new Refusal(`There is no step "${only}". Steps: ${steps.map(({ name }) => name).join(', ')}.`)

  await mkdir(inRoot('.test'), { recursive: true })
  const owner = claim(inRoot('.test/owner.json'))
  if (owner) throw new Refusal(`The tests are running in this folder already (process ${owner.pid}).`)

  const started = performance.now()
  forgetSettings()
  await prepareClient()

  const total = { passed: 0, failed: 0 }
  for (const round of rounds)
    for (const { passed, failed } of await Promise.all(round.filter(isWanted).map(({ work }) => work(filters)))) {
      total.passed += passed
      total.failed += failed
    }
  release(inRoot('.test/owner.json'))
  console.log(`\n${since(started)}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
})

/** The tests mean the same on every machine, whatever its `.env` says; an empty variable counts as none, and keeps Next from reading the file. */
function forgetSettings(): void {
  for (const name of Object.keys(envSchema.shape))
    if (!/^(CHROMIUM_PATH|TEST_DATABASE_URL)$/.test(name)) process.env[name] = ''
}
