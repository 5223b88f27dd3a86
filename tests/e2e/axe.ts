import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The dark changes colours and nothing else: these are the rules that can answer differently in it. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, in the light and in the dark. */
export async function problems(page: Page): Promise<string[]> {
  const inTheLight = await problemsIn('light', page)
  const inTheDark = await problemsIn('dark', page)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inTheLight, ...inTheDark]
}

/** The same in one of the two, which the page is then left in. */
export async function problemsIn(colorScheme: 'light' | 'dark', page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }) // A colour on its way to another has no contrast.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1) // Else it opens a page for each answer, for frames of other sites.
  const { violations } = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(ofColours)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme}: ${id}: ${html}`))
}
