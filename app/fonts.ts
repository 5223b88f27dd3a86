import localFont from 'next/font/local'

const sans = localFont({
  src: '../node_modules/geist/dist/fonts/geist-sans/Geist-Variable.woff2',
  variable: '--font-geist',
  weight: '100 900',
})

const mono = localFont({
  src: '../node_modules/geist/dist/fonts/geist-mono/GeistMono-Variable.woff2',
  variable: '--font-geist-mono',
  weight: '100 900',
  preload: false,
  adjustFontFallback: false,
})

const serif = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  variable: '--font-newsreader',
  weight: '200 800',
  adjustFontFallback: 'Times New Roman',
})

/** Letters beyond Western Europe's: fetched only by pages that hold one. */
const serifExtended = localFont({
  src: '../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2',
  variable: '--font-newsreader-extended',
  weight: '200 800',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+1E00-1E9F, U+1EF2-1EFF' },
  ],
})

/** The classes that make every family known to the page. */
export const fontClasses = [sans, mono, serif, serifExtended].map((font) => font.variable).join(' ')
