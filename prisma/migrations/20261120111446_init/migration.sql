-- Search needs these; each comes with PostgreSQL (contrib) and is trusted, so that the owner of a database may add it.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateEnum
CREATE TYPE "api_permission" AS ENUM ('read', 'write');

-- CreateEnum
CREATE TYPE "wish_status" AS ENUM ('pending', 'under_review', 'planned', 'in_progress', 'completed', 'declined');

-- CreateEnum
CREATE TYPE "priority" AS ENUM ('low', 'medium', 'high', 'critical');

-- CreateEnum
CREATE TYPE "author_type" AS ENUM ('user', 'anonymous', 'team_member');

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "credential" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "answer" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("credential","key")
);

-- CreateTable
CREATE TABLE "used_bot_token" (
    "id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_bot_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "first_run_token" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "first_run_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "customization" JSONB NOT NULL DEFAULT '{}',
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "permission" "api_permission" NOT NULL DEFAULT 'write',
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "end_user" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "external_id" TEXT,
    "email" TEXT,
    "email_key" TEXT,
    "name" TEXT,
    "plan" TEXT,
    "attributes" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "end_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "category" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "icon" TEXT,
    "description" TEXT,
    "wish_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wish" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "category_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "status" "wish_status" NOT NULL DEFAULT 'pending',
    "priority" "priority",
    "author_type" "author_type" NOT NULL,
    "author_name" TEXT,
    "author_email" TEXT,
    "user_metadata" JSONB NOT NULL DEFAULT '{}',
    "vote_count" INTEGER NOT NULL DEFAULT 0,
    "comment_count" INTEGER NOT NULL DEFAULT 0,
    "is_pinned" BOOLEAN NOT NULL DEFAULT false,
    "is_approved" BOOLEAN NOT NULL DEFAULT true,
    "merged_into_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "wish_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vote" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "wish_id" UUID NOT NULL,
    "origin_wish_id" UUID NOT NULL,
    "voter_key" TEXT NOT NULL,
    "end_user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comment" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "wish_id" UUID NOT NULL,
    "origin_wish_id" UUID NOT NULL,
    "parent_id" UUID,
    "author_type" "author_type" NOT NULL,
    "author_name" TEXT,
    "author_email" TEXT,
    "content" TEXT NOT NULL,
    "is_official" BOOLEAN NOT NULL DEFAULT false,
    "is_deleted" BOOLEAN NOT NULL DEFAULT false,
    "reply_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wish_tally" (
    "project_id" UUID NOT NULL,
    "category_id" UUID NOT NULL,
    "status" "wish_status" NOT NULL,
    "priority" TEXT NOT NULL,
    "is_pinned" BOOLEAN NOT NULL,
    "is_approved" BOOLEAN NOT NULL,
    "is_merged" BOOLEAN NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "wish_tally_pkey" PRIMARY KEY ("project_id","category_id","status","priority","is_pinned","is_approved","is_merged")
);

-- CreateTable
CREATE TABLE "wish_document" (
    "wish_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "title" tsvector NOT NULL,
    "body" tsvector NOT NULL,

    CONSTRAINT "wish_document_pkey" PRIMARY KEY ("wish_id")
);

-- CreateTable
CREATE TABLE "wish_term" (
    "project_id" UUID NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "wish_term_pkey" PRIMARY KEY ("project_id","term")
);

-- CreateIndex
CREATE INDEX "idempotency_key_expires_at_idx" ON "idempotency_key"("expires_at");

-- CreateIndex
CREATE INDEX "used_bot_token_expires_at_idx" ON "used_bot_token"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "project_slug_key" ON "project"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_hash_key" ON "api_key"("hash");

-- CreateIndex
CREATE INDEX "api_key_project_id_created_at_idx" ON "api_key"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "end_user_project_id_email_key_idx" ON "end_user"("project_id", "email_key");

-- CreateIndex
CREATE INDEX "end_user_project_id_created_at_idx" ON "end_user"("project_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "end_user_project_id_external_id_key" ON "end_user"("project_id", "external_id");

-- CreateIndex
CREATE UNIQUE INDEX "category_project_id_slug_key" ON "category"("project_id", "slug");

-- CreateIndex
CREATE INDEX "wish_by_votes_desc" ON "wish"("project_id", "is_pinned" DESC, "vote_count" DESC, "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "wish_by_votes_asc" ON "wish"("project_id", "is_pinned" DESC, "vote_count", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "wish_by_created_desc" ON "wish"("project_id", "is_pinned" DESC, "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "wish_by_created_asc" ON "wish"("project_id", "is_pinned" DESC, "created_at", "id");

-- CreateIndex
CREATE INDEX "wish_by_updated_desc" ON "wish"("project_id", "is_pinned" DESC, "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "wish_by_updated_asc" ON "wish"("project_id", "is_pinned" DESC, "updated_at", "id");

-- CreateIndex
CREATE INDEX "wish_by_category" ON "wish"("project_id", "category_id", "status");

-- CreateIndex
CREATE INDEX "wish_by_status" ON "wish"("project_id", "status");

-- CreateIndex
CREATE INDEX "wish_by_approval" ON "wish"("project_id", "is_approved");

-- CreateIndex
CREATE INDEX "wish_by_priority" ON "wish"("project_id", "priority");

-- CreateIndex
CREATE INDEX "wish_merged_into_id_idx" ON "wish"("merged_into_id");

-- CreateIndex
CREATE UNIQUE INDEX "wish_project_id_slug_key" ON "wish"("project_id", "slug");

-- CreateIndex
CREATE INDEX "vote_wish_id_created_at_id_idx" ON "vote"("wish_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "vote_project_id_voter_key_idx" ON "vote"("project_id", "voter_key");

-- CreateIndex
CREATE INDEX "vote_origin_wish_id_idx" ON "vote"("origin_wish_id");

-- CreateIndex
CREATE INDEX "vote_end_user_id_idx" ON "vote"("end_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "vote_wish_id_voter_key_key" ON "vote"("wish_id", "voter_key");

-- CreateIndex
CREATE INDEX "comment_threads" ON "comment"("wish_id", "parent_id", "is_official" DESC, "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "comment_replies" ON "comment"("parent_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "comment_origin_wish_id_idx" ON "comment"("origin_wish_id");

-- CreateIndex
CREATE INDEX "wish_document_title" ON "wish_document" USING GIN ("project_id" uuid_ops, "title" tsvector_ops);

-- CreateIndex
CREATE INDEX "wish_document_body" ON "wish_document" USING GIN ("project_id" uuid_ops, "body" tsvector_ops);

-- CreateIndex
CREATE INDEX "wish_term_near" ON "wish_term" USING GIN ("project_id" uuid_ops, "term" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "end_user" ADD CONSTRAINT "end_user_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "category" ADD CONSTRAINT "category_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wish" ADD CONSTRAINT "wish_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wish" ADD CONSTRAINT "wish_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wish" ADD CONSTRAINT "wish_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "wish"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vote" ADD CONSTRAINT "vote_wish_id_fkey" FOREIGN KEY ("wish_id") REFERENCES "wish"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vote" ADD CONSTRAINT "vote_origin_wish_id_fkey" FOREIGN KEY ("origin_wish_id") REFERENCES "wish"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vote" ADD CONSTRAINT "vote_end_user_id_fkey" FOREIGN KEY ("end_user_id") REFERENCES "end_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_wish_id_fkey" FOREIGN KEY ("wish_id") REFERENCES "wish"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_origin_wish_id_fkey" FOREIGN KEY ("origin_wish_id") REFERENCES "wish"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wish_document" ADD CONSTRAINT "wish_document_wish_id_fkey" FOREIGN KEY ("wish_id") REFERENCES "wish"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wish_term" ADD CONSTRAINT "wish_term_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A crash may forget what the rate limiter counted; writing it to the log would cost more than it is worth.
ALTER TABLE "rate_limit" SET UNLOGGED;

-- The words of a text as the search knows them: small letters without accents, split at everything that is space or punctuation.
CREATE FUNCTION search_words(value text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(word ORDER BY place), '{}')
  FROM regexp_split_to_table(lower(unaccent(regexp_replace(value, '[''’]', '', 'g'))), '[[:space:][:punct:]]+')
    WITH ORDINALITY AS split (word, place)
  WHERE word <> '' AND length(word) <= 60
$$;

-- Neighbouring words written as one, so that "dark mode" finds "darkmode", and "e-mail" finds "email".
CREATE FUNCTION search_compounds(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT words[place] || words[place + 1]), '{}')
  FROM generate_subscripts(words, 1) AS place
  WHERE place < cardinality(words) AND length(words[place]) <= 30 AND length(words[place + 1]) <= 30
$$;

-- The stemming of a language by its BCP 47 code; languages PostgreSQL does not know are left as they are written.
CREATE FUNCTION search_config(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE split_part(lower(language), '-', 1)
    WHEN 'en' THEN 'english' WHEN 'de' THEN 'german' WHEN 'es' THEN 'spanish' WHEN 'fr' THEN 'french'
    WHEN 'it' THEN 'italian' WHEN 'nl' THEN 'dutch' WHEN 'pt' THEN 'portuguese' WHEN 'ru' THEN 'russian'
    WHEN 'sv' THEN 'swedish' WHEN 'da' THEN 'danish' WHEN 'fi' THEN 'finnish' WHEN 'no' THEN 'norwegian'
    WHEN 'nb' THEN 'norwegian' WHEN 'tr' THEN 'turkish' WHEN 'ro' THEN 'romanian' WHEN 'hu' THEN 'hungarian'
    ELSE 'simple' END::regconfig
$$;

-- What a text is found by: its words, its compounds and their stems.
CREATE FUNCTION search_vector(value text, config regconfig) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT array_to_tsvector((SELECT coalesce(array_agg(DISTINCT word), '{}') FROM unnest(words || search_compounds(words)) AS word))
    || to_tsvector(config, array_to_string(words, ' '))
  FROM search_words(value) AS words
$$;

-- Votes write the wish's row often; what the search reads is a row of its own, written only when the text changes.
CREATE FUNCTION wish_index(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wish_document (wish_id, project_id, title, body)
  SELECT wish.id, project_id, search_vector(title, config), search_vector(title || ' ' || description, config)
  FROM wish JOIN project ON project.id = project_id, search_config(project.settings ->> 'language') AS config
  WHERE wish.id = ANY (ids)
  ON CONFLICT (wish_id) DO UPDATE SET title = excluded.title, body = excluded.body;

  INSERT INTO wish_term (project_id, term)
  SELECT DISTINCT project_id, term
  FROM wish, unnest(search_words(title || ' ' || description) || search_compounds(search_words(title))) AS term
  WHERE wish.id = ANY (ids) AND length(term) BETWEEN 3 AND 40
  ORDER BY project_id, term
  ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION wish_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM wish_index(ARRAY(SELECT id FROM written));
  RETURN NULL;
END $$;

CREATE FUNCTION wish_rewritten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM wish_index(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE TRIGGER wish_document_insert AFTER INSERT ON wish
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION wish_written();
CREATE TRIGGER wish_document_update AFTER UPDATE OF title, description ON wish
  FOR EACH ROW WHEN ((OLD.title, OLD.description) IS DISTINCT FROM (NEW.title, NEW.description))
  EXECUTE FUNCTION wish_rewritten();

-- What one wish counts as in the tally.
CREATE FUNCTION wish_kind(
  project_id uuid, category_id uuid, status wish_status, priority priority, is_pinned boolean, is_approved boolean, merged_into_id uuid, change int
) RETURNS wish_tally LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW (
    project_id, coalesce(category_id, '00000000-0000-0000-0000-000000000000'), status, coalesce(priority::text, 'none'),
    is_pinned, is_approved, merged_into_id IS NOT NULL, change
  )::wish_tally
$$;

-- Adds what one statement changed to the tally and to the categories' counts, in the order of their keys, so that two
-- statements never wait for each other. A project that is going gets no new rows.
CREATE FUNCTION wish_tally_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes wish_tally[];
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    changes := ARRAY(SELECT wish_kind(project_id, category_id, status, priority, is_pinned, is_approved, merged_into_id, 1) FROM written);
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    changes := changes || ARRAY(SELECT wish_kind(project_id, category_id, status, priority, is_pinned, is_approved, merged_into_id, -1) FROM before);
  END IF;

  changes := ARRAY(
    SELECT ROW (project_id, category_id, status, priority, is_pinned, is_approved, is_merged, sum(count))::wish_tally
    FROM unnest(changes)
    GROUP BY project_id, category_id, status, priority, is_pinned, is_approved, is_merged
    HAVING sum(count) <> 0
    ORDER BY project_id, category_id, status, priority, is_pinned, is_approved, is_merged
  );
  IF cardinality(changes) = 0 THEN
    RETURN NULL;
  END IF;

  INSERT INTO wish_tally AS tally
  SELECT change.* FROM unnest(changes) AS change WHERE EXISTS (SELECT FROM project WHERE id = change.project_id)
  ON CONFLICT (project_id, category_id, status, priority, is_pinned, is_approved, is_merged)
    DO UPDATE SET count = tally.count + excluded.count;

  UPDATE category SET wish_count = wish_count + public_change
  FROM (
    SELECT locked.id, sum(change.count) AS public_change
    FROM unnest(changes) AS change
    JOIN (
      SELECT id FROM category WHERE id IN (SELECT category_id FROM unnest(changes)) ORDER BY id FOR NO KEY UPDATE
    ) AS locked ON locked.id = change.category_id
    WHERE change.is_approved AND NOT change.is_merged
    GROUP BY locked.id
  ) AS counted
  WHERE category.id = counted.id AND public_change <> 0;
  RETURN NULL;
END $$;

CREATE TRIGGER wish_tally_insert AFTER INSERT ON wish
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION wish_tally_change();
CREATE TRIGGER wish_tally_update AFTER UPDATE ON wish
  REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION wish_tally_change();
CREATE TRIGGER wish_tally_delete AFTER DELETE ON wish
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION wish_tally_change();

-- Triggers of one event run in the order of their names: this one after those that delete the project's wishes.
CREATE FUNCTION wish_tally_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM wish_tally WHERE project_id = OLD.id;
  RETURN NULL;
END $$;

CREATE TRIGGER zz_wish_tally_forget AFTER DELETE ON project FOR EACH ROW EXECUTE FUNCTION wish_tally_forget();
