import { main } from './main'
import { serveInstallation } from './serve-installation'

Object.assign(process.env, { NODE_ENV: 'production' })
await main(() => serveInstallation({ dev: false }))
