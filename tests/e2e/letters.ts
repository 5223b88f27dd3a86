import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The link of this kind in the newest letter to an address that has one, of the installation with that data; waits until it has been written. */
export async function linkTo(
  email: string,
  link: RegExp,
  data = process.env.FRONTDESK_DATA ?? '.data',
): Promise<string> {
  const folder = join(data, 'outbox')
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(200)) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((each) => !each.startsWith('.')).reverse()) {
      const { to, text } = JSON.parse(await readFile(join(folder, name), 'utf8'))
      const [found] = link.exec(text) ?? []
      if (found && to.includes(email)) return found
    }
  }
  throw new Error(`No letter to ${email} with a link came.`)
}
