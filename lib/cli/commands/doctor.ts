import type { Command } from 'commander'
import { checkSecretFits } from '@/lib/cli/check-secret-fits'
import { checkWebhooks } from '@/lib/cli/check-webhooks'
import {
  checkData,
  checkDatabase,
  checkDisk,
  checkMail,
  checkModel,
  checkSecret,
  checkStorage,
  type Finding,
} from '@/lib/cli/checks'
import { examples } from './examples'

/** `doctor`. */
export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('look whether everything is in order, and say what to do where it is not')
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('doctor'))
    .action(async ({ json }: { json?: boolean }) => {
      const findings: Finding[] = []
      for (const check of [
        checkData,
        checkSecret,
        checkDatabase,
        checkSecretFits,
        checkMail,
        checkWebhooks,
        checkModel,
        checkStorage,
        checkDisk,
      ])
        findings.push(...(await check()))

      console.log(json ? JSON.stringify(findings) : findings.map(line).join('\n'))
      if (findings.some(({ ok }) => !ok)) process.exitCode = 1
    })
}

const line = ({ ok, what, advice }: Finding) => (ok ? `✓ ${what}` : `✗ ${what} ${advice}`)
