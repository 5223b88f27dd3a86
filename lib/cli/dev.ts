import { main } from './main'
import { serveInstallation } from './serve-installation'

Object.assign(process.env, { NODE_ENV: 'development' })
await main(() => serveInstallation({ dev: true }))
