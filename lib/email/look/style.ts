/** What every mailbox has. */
export const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Colours by day; text has a contrast of 4.5 or more on each ground. */
export const paper = { ground: '#f3efe8', sheet: '#fffdf9', line: '#e4ddd2', ink: '#2a2420', quiet: '#6b6158' }

/** What is read. */
export const body = { fontSize: 14, lineHeight: '22px', color: paper.ink }

/** Colours by night, where a mailbox knows the difference. The accent stays. */
export const night = `
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: #1b1815 !important; }
  .sheet { background-color: #26221e !important; }
  .ink, .ink a, .ink p, .ink ul, .ink ol, .ink table { color: #f0ebe3 !important; }
  .quiet { color: #b3a99d !important; }
  .line { border-color: #3f3932 !important; }
}`
