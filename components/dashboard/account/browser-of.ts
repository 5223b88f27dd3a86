const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
]
const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

const nameIn = (names: [string, RegExp][], text: string) => names.find(([, sign]) => sign.test(text))?.[0]

/** Which browser on which system a user agent tells of; null when it tells neither. */
export function browserOf(user_agent: string | null): { browser: string; system: string } | null {
  const browser = nameIn(browsers, user_agent ?? '')
  const system = nameIn(systems, user_agent ?? '')
  return browser && system ? { browser, system } : null
}
