import { defineConfig } from 'prisma/config'
import { sqlOnlyTables } from './prisma/sql-only'

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  experimental: { externalTables: true },
  tables: { external: sqlOnlyTables },
})
