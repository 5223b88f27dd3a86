import 'server-only'
import { db, transaction } from '@/lib/db'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { Prisma } from '@/prisma/client/client'
import type { Form } from './read-question'

/** BM25's usual measure: how soon a word's repetition stops to count, and how much a chunk's length does. */
const K1 = 1.2
const B = 0.75

/** So many entries of the index are read to find candidates, those of rare words first, and so many candidates are ranked by every word. */
const READ = 40_000
const CANDIDATES = 400

/** Of so many first chunks the articles are held against the whole question. */
const COVERING = 3

type Collection = { id: string; project_id: string }

export type RankedChunk = { id: string; article_id: string; score: number; coverage: number }

/**
 * The chunks of a collection that fit a question, best first; a word counts by its best form. `coverage` is the same on each:
 * the share of the question, rare words counting more, that one of the first chunks' articles holds.
 */
export async function rankChunks(collection: Collection, forms: Form[], limit: number): Promise<RankedChunk[]> {
  return transaction(async () => {
    // To the planner, a collection that is most of the table looks as if the whole were worth reading, texts and all.
    await readNoFurther()
    return db.$queryRaw<RankedChunk[]>(rankStatement(collection, forms, limit))
  })
}

/** The statement behind it: candidates by the rarest words, BM25 over all words, and what of the question each article holds. */
export function rankStatement({ id, project_id }: Collection, forms: Form[], limit: number): Prisma.Sql {
  const here = Prisma.sql`entry.project_id = ${project_id}::uuid AND entry.collection_id = ${id}::uuid`
  return Prisma.sql`
    WITH size AS MATERIALIZED (
      SELECT greatest(count(*), 1)::float8 AS chunks, greatest(avg(length), 1)::float8 AS length
      FROM help_chunk WHERE project_id = ${project_id}::uuid AND collection_id = ${id}::uuid
    ), form AS MATERIALIZED (
      SELECT asked.*, (SELECT count(*) FROM help_term AS entry WHERE ${here} AND entry.term = asked.term) AS found
      FROM jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) AS asked (word text, term text, weight float8)
    ), word AS MATERIALIZED (
      SELECT word, ln(1 + (chunks - max(found) + 0.5) / (max(found) + 0.5)) AS tells
      FROM form, size GROUP BY word, chunks
    ), known AS MATERIALIZED (
      SELECT form.*, tells, sum(found) OVER (ORDER BY found, form.word, term) - found AS read_before
      FROM form JOIN word USING (word) WHERE found > 0
    ), candidate AS MATERIALIZED (
      SELECT chunk_id FROM known, LATERAL (
        SELECT chunk_id, weight * tells * ${saturated} AS part FROM help_term AS entry, size WHERE ${here} AND entry.term = known.term
        LIMIT ${READ}::int
      ) AS entry
      WHERE read_before < ${READ}::int
      GROUP BY chunk_id ORDER BY sum(part) DESC, chunk_id LIMIT ${CANDIDATES}::int
    ), hit AS (
      SELECT chunk_id, word, max(part) AS part FROM candidate, known, LATERAL (
        SELECT weight * tells * ${saturated} AS part FROM help_term AS entry, size
        WHERE ${here} AND entry.term = known.term AND entry.chunk_id = candidate.chunk_id
        OFFSET 0
      ) AS entry GROUP BY chunk_id, word
    ), best AS MATERIALIZED (
      SELECT chunk_id AS id, article_id, score
      FROM (SELECT chunk_id, sum(part) AS score FROM hit GROUP BY chunk_id ORDER BY score DESC, chunk_id LIMIT ${limit}::int) AS first,
        LATERAL (SELECT article_id FROM help_chunk WHERE id = first.chunk_id OFFSET 0) AS chunk
    ), held AS (
      SELECT article_id, word, tells, max(weight) AS weight
      FROM (SELECT DISTINCT article_id FROM (SELECT article_id FROM best ORDER BY score DESC, id LIMIT ${COVERING}::int) AS first) AS article
        CROSS JOIN LATERAL (SELECT id FROM help_chunk WHERE help_chunk.article_id = article.article_id OFFSET 0) AS chunk, known, LATERAL (
          SELECT FROM help_term AS entry WHERE ${here} AND entry.term = known.term AND entry.chunk_id = chunk.id OFFSET 0
        ) AS entry
      GROUP BY article_id, word, tells
    ), coverage AS (
      SELECT max(share) AS coverage
      FROM (SELECT sum(weight * tells) / (SELECT sum(tells) FROM word) AS share FROM held GROUP BY article_id) AS shares
    )
    SELECT best.*, coverage FROM best, coverage ORDER BY score DESC, id`
}

const saturated = Prisma.sql`(entry.frequency * ${K1 + 1}::float8) / (entry.frequency + ${K1}::float8 * (1 - ${B}::float8 + ${B}::float8 * entry.length / size.length))`
