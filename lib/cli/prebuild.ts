import { build } from './build'
import { command } from './main'
import { prepareClient } from './prepare'

// For images: everything a start would do that needs no database.
await command(async () => {
  await prepareClient()
  await build()
})
