import { beforeAll, expect, test } from 'vitest'
import { db, transaction } from '@/lib/db'
import { findPassages } from '@/lib/domain/help/find-passages'
import { findArticles } from '@/lib/domain/help/portal/find-articles'
import { rankStatement } from '@/lib/domain/help/retrieval/rank-chunks'
import { readQuestion } from '@/lib/domain/help/retrieval/read-question'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { Prisma } from '@/prisma/client/client'
import { newCollection, newFlow } from '@/tests/support/help'
import { newProject } from '@/tests/support/seeds'

const MANY = 100_000
const BATCH = 20_000

let project_id: string
let collection: { id: string; project_id: string }

/** 20,000 articles of five chunks each: a third of the chunks have a common word, a tenth the next, and each has one that is its own. */
beforeAll(async () => {
  const project = await newProject()
  project_id = project.id
  collection = await newCollection(project)
  const { id: collection_id } = collection
  const { id: flow_id } = await newFlow(project, collection_id)
  await db.$executeRaw`
    INSERT INTO help_article (id, project_id, collection_id, flow_id, title, slug, content, excerpt, is_published, sort_order)
    SELECT gen_random_uuid(), ${project_id}::uuid, ${collection_id}::uuid, ${flow_id}::uuid, 'Article ' || n, 'a' || n, 'x', 'x', true, n
    FROM generate_series(1, ${MANY / 5}::int) AS n`
  for (let from = 0; from < MANY; from += BATCH) {
    await transaction(async () => {
      // Rows that are known to fit together need no look-up each.
      await db.$executeRaw`SET LOCAL session_replication_role = replica`
      await db.$executeRaw`
        WITH chunk AS (
          INSERT INTO help_chunk (id, project_id, collection_id, article_id, position, heading, text, length)
          SELECT gen_random_uuid(), project_id, collection_id, article.id, n, 'n' || ((sort_order - 1) * 5 + n), repeat('some text ', 60), 60 + (n * 37) % 90
          FROM help_article AS article, generate_series(1, 5) AS n
          WHERE project_id = ${project_id}::uuid AND sort_order > ${from / 5}::int AND sort_order <= ${(from + BATCH) / 5}::int
          RETURNING *
        ), term AS (
          SELECT chunk.*, substr(heading, 2)::int AS n FROM chunk
        )
        INSERT INTO help_term (project_id, collection_id, term, chunk_id, frequency, length)
        SELECT project_id, collection_id, word, id, 1 + n % 4, length
        FROM term, LATERAL (
          SELECT 'own' || n AS word
          UNION SELECT word FROM unnest(ARRAY['note', 'settings', 'open', 'password', 'invoice', 'phone', 'sync', 'team']) WITH ORDINALITY AS common (word, place)
            WHERE (n * 7919) % (place * place + 2) = 0
          UNION SELECT 'rare' || ((n * 31 + k * 17) % 5000) FROM generate_series(1, 12) AS k
        ) AS words`
    })
  }
  await db.$executeRaw`
    INSERT INTO help_word (project_id, term) SELECT DISTINCT project_id, term FROM help_term WHERE project_id = ${project_id}::uuid`
  for (const table of ['help_chunk', 'help_term', 'help_word', 'help_article'])
    await db.$executeRawUnsafe(`VACUUM ANALYZE ${table}`)
}, 300_000)

const questions = [
  'note',
  'open the settings of the note',
  'rare77',
  'own77777 password',
  'How do I change the password of my invoice on the phone? The sync of rare123 with rare4567 is stuck.',
  'pasword invioce',
  'nothingofthekind',
  Array.from({ length: 40 }, (_, n) => `rare${n * 100}`).join(' '),
]

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]
const asked = questions.flatMap((text) => [['question', text, 6] as const, ['search', text, 400] as const])

test.each(asked)('a %s, “%s”, reads no table whole, and of the index a bounded part', async (kind, text, limit) => {
  const statement = rankStatement(collection, await readQuestion(collection, text, kind), limit)
  const [row] = await transaction(async () => {
    await readNoFurther()
    return db.$queryRaw<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`)
  })
  const scans = nodes(row['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'])
  expect(scans.filter((scan) => scan['Node Type'] === 'Seq Scan')).toEqual([])
  // How many there are is counted by the index alone.
  const ranked = scans.filter((scan) => scan['Node Type'] !== 'Index Only Scan')
  const read = ranked.reduce((sum, scan) => sum + scan['Actual Rows'] * scan['Actual Loops'], 0)
  expect(read).toBeLessThanOrEqual(120_000)
})

test('what one chunk alone has puts it first, whatever common words stand beside it', async () => {
  for (const question of ['own77777', 'own77777 open note password', 'open note own77777']) {
    const { passages, coverage } = await findPassages(project_id, question)
    expect(passages[0]?.heading).toBe('n77777')
    expect(coverage).toBeGreaterThan(0.5)
    const { rows } = await findArticles(project_id, { search: question, page: 1, per_page: 1 })
    expect(rows[0]?.id).toBe(passages[0]?.article_id)
  }
})
