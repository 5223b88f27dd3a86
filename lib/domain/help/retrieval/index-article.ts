import 'server-only'
import { db } from '@/lib/db'
import { plainText } from '@/lib/plain-text'
import type { help_article } from '@/prisma/client/client'
import { cutChunks } from './cut-chunks'

type Article = Pick<help_article, 'id' | 'project_id' | 'collection_id' | 'title' | 'content' | 'is_published'>

/** Writes anew what an article is found by; one that is not published is found by nothing. Belongs in the transaction that changes the article. */
export async function indexArticle({ id, project_id, collection_id, title, content, is_published }: Article) {
  await db.help_chunk.deleteMany({ where: { project_id, article_id: id } })
  if (!is_published) return

  const cut = cutChunks(content)
  const chunks = cut.length > 0 ? cut : [{ heading: '', text: content }]
  const kept = await db.help_chunk.createManyAndReturn({
    data: chunks.map((chunk, position) => ({
      ...chunk,
      project_id,
      collection_id,
      article_id: id,
      position,
      length: 0,
    })),
    select: { id: true, heading: true, text: true },
  })
  const source = kept.map(({ id, heading, text }) => ({
    id,
    // Twice, because what it is called says more about it than what is in it.
    name: `${title} ${heading} ${title} ${heading}`,
    text: plainText(text, text.length),
  }))
  await keepTerms(project_id, collection_id, JSON.stringify(source))
}

/** Every word that tells something, and its stem, with the chunk it stands in; the words join the project's vocabulary. */
async function keepTerms(project_id: string, collection_id: string, source: string): Promise<void> {
  await db.$executeRaw`
    WITH word AS (
      SELECT chunk.id, word, count(*) AS frequency
      FROM jsonb_to_recordset(${source}::jsonb) AS chunk (id uuid, name text, text text),
        unnest(help_words(name || ' ' || text)) AS word
      GROUP BY chunk.id, word
    ), telling AS (
      SELECT word.*, stems
      FROM word, project, LATERAL (SELECT tsvector_to_array(to_tsvector(search_config(project.settings ->> 'language'), word)) AS stems) AS stemmed
      WHERE project.id = ${project_id}::uuid AND stems <> '{}'
    ), measured AS (
      UPDATE help_chunk SET length = total FROM (SELECT id, sum(frequency)::int AS total FROM telling GROUP BY id) AS sums
      WHERE help_chunk.id = sums.id
      RETURNING help_chunk.id, total
    ), known AS (
      INSERT INTO help_word (project_id, term)
      SELECT DISTINCT ${project_id}::uuid, word FROM telling WHERE length(word) BETWEEN 3 AND 40 ORDER BY word
      ON CONFLICT DO NOTHING
    )
    INSERT INTO help_term (project_id, collection_id, term, chunk_id, frequency, length)
    SELECT ${project_id}::uuid, ${collection_id}::uuid, term, measured.id, sum(frequency), total
    FROM telling JOIN measured USING (id), LATERAL (SELECT DISTINCT unnest(stems || word) AS term) AS form
    GROUP BY term, measured.id, total`
}
