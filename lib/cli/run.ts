import { spawn } from 'node:child_process'
import { root } from './paths'

export type Outcome = { code: number; output: string }

/** Runs a program of the packages with our own Node, quietly; its output is answered, for when it fails. */
export function run(
  script: string,
  args: string[],
  environment: { [name: string]: string | undefined } = {},
): Promise<Outcome> {
  return new Promise((done, failed) => {
    const variables = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment } as NodeJS.ProcessEnv
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: variables,
    })

    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    const kill = () => child.kill()
    process.once('exit', kill)
    child.on('error', failed)
    child.on('close', (code, signal) => {
      process.removeListener('exit', kill)
      done({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}
