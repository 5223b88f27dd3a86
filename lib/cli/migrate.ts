import { Command } from 'commander'
import { env } from '@/lib/env'
import { applyMigrations, createMigration, drift } from '@/prisma/migrate'
import { command, Refusal } from './main'
import { withDatabase } from './postgres/with-database'

const program = new Command('migrate').description('Keeps the database in step with prisma/schema.')

program
  .command('create <name>')
  .description('write the SQL that leads from the migrations to the schema as a new migration')
  .action(async (name: string) => {
    const file = await withDatabase(() => createMigration(env.DATABASE_URL, name))
    console.log(file ?? 'The migrations already lead to the schema; nothing was written.')
  })

program
  .command('apply')
  .description('apply what the database does not have yet')
  .action(async () => {
    const names = await withDatabase(() => applyMigrations(env.DATABASE_URL))
    console.log(names.length > 0 ? names.join('\n') : 'Nothing to apply.')
  })

program
  .command('drift')
  .description('show what the schema asks for and no migration holds')
  .action(async () => {
    const sql = await withDatabase(() => drift(env.DATABASE_URL))
    if (sql)
      throw new Refusal(
        `The schema asks for what no migration holds; "npm run migrate -- create <name>" writes it:\n${sql}`,
      )
    console.log('The migrations lead to the schema.')
  })

await command(() => program.parseAsync())
