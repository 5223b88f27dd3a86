import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { engineAdapter } from './engine-adapter'
import { sqlOnlyTables } from './sql-only'

const require = createRequire(import.meta.url)
const schemaFolder = join(import.meta.dirname, 'schema')

export const migrationsFolder = join(import.meta.dirname, 'migrations')

export const filters = { externalTables: sqlOnlyTables, externalEnums: [] }

/** Lends the engine behind `prisma migrate`, as WebAssembly over the same driver as the app; nothing is downloaded. */
export async function withEngine<T>(url: string, work: (engine: bindings.SchemaEngine) => Promise<T>): Promise<T> {
  await loadWasm()
  const adapter = engineAdapter(url)
  try {
    const datamodels = schemaFiles().map(({ path, content }): [string, string] => [path, content])
    return await work(
      await bindings.SchemaEngine.new({ datamodels }, () => undefined, bindMigrationAwareSqlAdapterFactory(adapter)),
    )
  } finally {
    await adapter.close()
  }
}

/** The files of prisma/schema. */
export function schemaFiles() {
  const names = readdirSync(schemaFolder)
    .filter((name) => name.endsWith('.prisma'))
    .sort()
  return names.map((name) => ({
    path: join(schemaFolder, name),
    content: readFileSync(join(schemaFolder, name), 'utf8'),
  }))
}

/** The migrations on disk, oldest first. */
export function migrationList(): bindings.MigrationList {
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map((path) => ({
      path,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: migrationSql(path) } },
    })),
  }
}

/** The folders of prisma/migrations, oldest first. */
export function migrationNames(): string[] {
  if (!existsSync(migrationsFolder)) return []
  const entries = readdirSync(migrationsFolder, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
}

/** What a migration does. */
export const migrationSql = (name: string) => readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8')

let loaded: Promise<void> | undefined

function loadWasm(): Promise<void> {
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) },
  })
  loaded ??= (async () => {
    const file = require.resolve('@prisma/schema-engine-wasm').replace(/schema_engine\.js$/, 'schema_engine_bg.wasm')
    const { instance } = await WebAssembly.instantiate(readFileSync(file), { './schema_engine_bg.js': imports() })
    bindings.__wbg_set_wasm(instance.exports)
    ;(instance.exports.__wbindgen_start as () => void)()
  })()
  return loaded
}

/** The engine's timeouts are never cleared; they must not keep a process that is done. */
function imports(): WebAssembly.ModuleImports {
  const timeout = (work: () => void, delay: number) => setTimeout(work, delay >>> 0).unref()
  const all: [string, unknown][] = Object.entries(bindings)
  const entries = all.map(([name, value]) => [name, name.startsWith('__wbg_setTimeout') ? timeout : value])
  return Object.fromEntries(entries) as WebAssembly.ModuleImports
}
