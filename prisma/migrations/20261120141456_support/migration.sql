-- CreateEnum
CREATE TYPE "flow_display" AS ENUM ('list', 'accordion', 'decision_tree', 'wizard');

-- CreateEnum
CREATE TYPE "article_type" AS ENUM ('guide', 'faq', 'tutorial');

-- CreateEnum
CREATE TYPE "message_author" AS ENUM ('user', 'team_member');

-- CreateEnum
CREATE TYPE "history_actor" AS ENUM ('user', 'team_member', 'system');

-- CreateEnum
CREATE TYPE "draft_kind" AS ENUM ('grounded', 'clarify', 'handoff');

-- CreateEnum
CREATE TYPE "draft_state" AS ENUM ('pending', 'ready', 'failed');

-- AlterTable
ALTER TABLE "letter" ADD COLUMN     "secrets" TEXT;

-- AlterTable
ALTER TABLE "project" ADD COLUMN     "identity_secret" TEXT,
ADD COLUMN     "support_recipient" TEXT;

-- AlterTable
ALTER TABLE "support_request" ADD COLUMN     "viewed_article_ids" UUID[];

-- CreateTable
CREATE TABLE "help_collection" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "version" TEXT,
    "description" TEXT,
    "is_live" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "help_collection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "help_flow" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "collection_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT,
    "icon" TEXT,
    "color" TEXT,
    "display_type" "flow_display" NOT NULL DEFAULT 'list',
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "help_flow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "help_article" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "collection_id" UUID NOT NULL,
    "flow_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "article_type" "article_type" NOT NULL DEFAULT 'guide',
    "is_published" BOOLEAN NOT NULL DEFAULT false,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "help_article_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "help_chunk" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "collection_id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "heading" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "length" INTEGER NOT NULL,

    CONSTRAINT "help_chunk_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "help_term" (
    "project_id" UUID NOT NULL,
    "collection_id" UUID NOT NULL,
    "term" TEXT NOT NULL,
    "chunk_id" UUID NOT NULL,
    "frequency" INTEGER NOT NULL,
    "length" INTEGER NOT NULL,

    CONSTRAINT "help_term_pkey" PRIMARY KEY ("project_id","collection_id","term","chunk_id")
);

-- CreateTable
CREATE TABLE "help_word" (
    "project_id" UUID NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "help_word_pkey" PRIMARY KEY ("project_id","term")
);

-- CreateTable
CREATE TABLE "support_document" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "support_request_id" UUID NOT NULL,
    "body" tsvector NOT NULL,

    CONSTRAINT "support_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_tally" (
    "project_id" UUID NOT NULL,
    "status" "support_status" NOT NULL,
    "priority" "priority" NOT NULL,
    "category" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "support_tally_pkey" PRIMARY KEY ("project_id","status","priority","category")
);

-- CreateTable
CREATE TABLE "support_message" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "support_request_id" UUID NOT NULL,
    "author_type" "message_author" NOT NULL,
    "author_name" TEXT,
    "author_email" TEXT,
    "is_ai" BOOLEAN NOT NULL DEFAULT false,
    "content" TEXT NOT NULL,
    "is_internal" BOOLEAN NOT NULL DEFAULT false,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "help_article_ids" UUID[],
    "mail_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "support_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_history" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "support_request_id" UUID NOT NULL,
    "actor_type" "history_actor" NOT NULL,
    "actor_name" TEXT,
    "action" TEXT NOT NULL,
    "changes" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "support_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_login" (
    "project_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "code_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "consumed_at" TIMESTAMPTZ(3),
    "link_hash" TEXT NOT NULL,
    "link_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "support_login_pkey" PRIMARY KEY ("project_id","email_key")
);

-- CreateTable
CREATE TABLE "support_login_ask" (
    "project_id" UUID NOT NULL,
    "address_hash" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "support_login_ask_pkey" PRIMARY KEY ("project_id","address_hash")
);

-- CreateTable
CREATE TABLE "support_session" (
    "hash" TEXT NOT NULL,
    "project_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "support_session_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "canned_reply" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "shortcut" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "canned_reply_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_ai_draft" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "support_request_id" UUID NOT NULL,
    "state" "draft_state" NOT NULL DEFAULT 'pending',
    "kind" "draft_kind",
    "content" TEXT NOT NULL DEFAULT '',
    "help_article_ids" UUID[],
    "citations" JSONB NOT NULL DEFAULT '[]',
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "support_ai_draft_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "help_collection_project_id_created_at_id_idx" ON "help_collection"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "help_flow_project_id_collection_id_sort_order_id_idx" ON "help_flow"("project_id", "collection_id", "sort_order", "id");

-- CreateIndex
CREATE UNIQUE INDEX "help_flow_collection_id_slug_key" ON "help_flow"("collection_id", "slug");

-- CreateIndex
CREATE INDEX "help_article_project_id_flow_id_sort_order_id_idx" ON "help_article"("project_id", "flow_id", "sort_order", "id");

-- CreateIndex
CREATE UNIQUE INDEX "help_article_collection_id_slug_key" ON "help_article"("collection_id", "slug");

-- CreateIndex
CREATE INDEX "help_chunk_project_id_collection_id_length_idx" ON "help_chunk"("project_id", "collection_id", "length");

-- CreateIndex
CREATE UNIQUE INDEX "help_chunk_article_id_position_key" ON "help_chunk"("article_id", "position");

-- CreateIndex
CREATE INDEX "help_term_chunk_id_idx" ON "help_term"("chunk_id");

-- CreateIndex
CREATE INDEX "help_word_near" ON "help_word" USING GIN ("project_id" uuid_ops, "term" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "support_request_project_id_category_priority_idx" ON "support_request"("project_id", "category", "priority");

-- CreateIndex
CREATE INDEX "support_request_project_id_priority_idx" ON "support_request"("project_id", "priority");

-- CreateIndex
CREATE INDEX "support_document_support_request_id_idx" ON "support_document"("support_request_id");

-- CreateIndex
CREATE INDEX "support_document_body" ON "support_document" USING GIN ("body");

-- CreateIndex
CREATE INDEX "support_message_support_request_id_created_at_id_idx" ON "support_message"("support_request_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "support_message_project_id_mail_id_key" ON "support_message"("project_id", "mail_id");

-- CreateIndex
CREATE INDEX "support_history_support_request_id_at_id_idx" ON "support_history"("support_request_id", "at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "support_login_link_hash_key" ON "support_login"("link_hash");

-- CreateIndex
CREATE INDEX "support_login_link_expires_at_idx" ON "support_login"("link_expires_at");

-- CreateIndex
CREATE INDEX "support_login_ask_asked_at_idx" ON "support_login_ask"("asked_at");

-- CreateIndex
CREATE INDEX "support_session_project_id_email_key_idx" ON "support_session"("project_id", "email_key");

-- CreateIndex
CREATE INDEX "support_session_expires_at_idx" ON "support_session"("expires_at");

-- CreateIndex
CREATE INDEX "canned_reply_project_id_title_id_idx" ON "canned_reply"("project_id", "title", "id");

-- CreateIndex
CREATE UNIQUE INDEX "canned_reply_project_id_shortcut_key" ON "canned_reply"("project_id", "shortcut");

-- CreateIndex
CREATE UNIQUE INDEX "support_ai_draft_support_request_id_key" ON "support_ai_draft"("support_request_id");

-- CreateIndex
CREATE INDEX "support_request_project_id_updated_at_id_idx" ON "support_request"("project_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "support_request_project_id_status_updated_at_id_idx" ON "support_request"("project_id", "status", "updated_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "help_collection" ADD CONSTRAINT "help_collection_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_flow" ADD CONSTRAINT "help_flow_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "help_collection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_article" ADD CONSTRAINT "help_article_flow_id_fkey" FOREIGN KEY ("flow_id") REFERENCES "help_flow"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_chunk" ADD CONSTRAINT "help_chunk_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "help_article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_term" ADD CONSTRAINT "help_term_chunk_id_fkey" FOREIGN KEY ("chunk_id") REFERENCES "help_chunk"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "help_word" ADD CONSTRAINT "help_word_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_document" ADD CONSTRAINT "support_document_support_request_id_fkey" FOREIGN KEY ("support_request_id") REFERENCES "support_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_support_request_id_fkey" FOREIGN KEY ("support_request_id") REFERENCES "support_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_history" ADD CONSTRAINT "support_history_support_request_id_fkey" FOREIGN KEY ("support_request_id") REFERENCES "support_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_login" ADD CONSTRAINT "support_login_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_login_ask" ADD CONSTRAINT "support_login_ask_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_session" ADD CONSTRAINT "support_session_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "canned_reply" ADD CONSTRAINT "canned_reply_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_ai_draft" ADD CONSTRAINT "support_ai_draft_support_request_id_fkey" FOREIGN KEY ("support_request_id") REFERENCES "support_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most one live help center of a project.
CREATE UNIQUE INDEX "help_collection_live" ON "help_collection"("project_id") WHERE "is_live";

-- The stemming of a language by its BCP 47 code; a project that names none is English, and languages PostgreSQL does not know
-- are left as they are written.
CREATE OR REPLACE FUNCTION search_config(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE split_part(lower(coalesce(language, 'en')), '-', 1)
    WHEN 'en' THEN 'english' WHEN 'de' THEN 'german' WHEN 'es' THEN 'spanish' WHEN 'fr' THEN 'french'
    WHEN 'it' THEN 'italian' WHEN 'nl' THEN 'dutch' WHEN 'pt' THEN 'portuguese' WHEN 'ru' THEN 'russian'
    WHEN 'sv' THEN 'swedish' WHEN 'da' THEN 'danish' WHEN 'fi' THEN 'finnish' WHEN 'no' THEN 'norwegian'
    WHEN 'nb' THEN 'norwegian' WHEN 'tr' THEN 'turkish' WHEN 'ro' THEN 'romanian' WHEN 'hu' THEN 'hungarian'
    ELSE 'simple' END::regconfig
$$;

-- The word that stands for a project in what is searched; no word of a text has a slash.
CREATE FUNCTION search_project(project_id uuid) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT array_to_tsvector(ARRAY['/' || project_id::text])
$$;

CREATE OR REPLACE FUNCTION wish_index(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wish_document (wish_id, project_id, title, body)
  SELECT wish.id, project_id, search_vector(title, config) || search_project(project_id),
    search_vector(title || ' ' || description, config) || search_project(project_id)
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

-- A text index that also holds the project can be asked for the project alone, and the planner now and then preferred that: it
-- then read every wish of the project and threw most away. The project is a word of each document instead. And until now a
-- project that names no language was not stemmed: what wishes are found by is written anew.
DROP INDEX "wish_document_title";
DROP INDEX "wish_document_body";
SELECT wish_index(ARRAY(SELECT id FROM wish ORDER BY id));
CREATE INDEX "wish_document_title" ON "wish_document" USING GIN ("title");
CREATE INDEX "wish_document_body" ON "wish_document" USING GIN ("body");

-- The words of a help article as the search knows them; one with a hyphen is written as one, too, so that "email" finds "e-mail".
CREATE FUNCTION help_words(value text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT search_words(value) || search_words(
    (SELECT string_agg(replace(part[1], '-', ''), ' ') FROM regexp_matches(value, '[[:alnum:]]+(?:-[[:alnum:]]+)+', 'g') AS part)
  )
$$;

-- What the team's search finds a request by: its own words, and those of each message in a row of its own, so that a long
-- conversation is never indexed anew. Without positions, which nothing asks for.
CREATE FUNCTION support_index(document uuid, project uuid, request uuid, words text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO support_document (id, project_id, support_request_id, body)
  SELECT document, project, request, strip(search_vector(words, search_config(settings ->> 'language')) || search_project(project))
  FROM project AS owner WHERE owner.id = project
  ON CONFLICT (id) DO UPDATE SET body = excluded.body
$$;

CREATE FUNCTION support_request_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM support_index(NEW.id, NEW.project_id, NEW.id, NEW.subject || ' ' || NEW.description);
  RETURN NULL;
END $$;

CREATE TRIGGER support_document_insert AFTER INSERT ON support_request
  FOR EACH ROW EXECUTE FUNCTION support_request_written();
CREATE TRIGGER support_document_update AFTER UPDATE OF subject, description ON support_request
  FOR EACH ROW WHEN ((OLD.subject, OLD.description) IS DISTINCT FROM (NEW.subject, NEW.description))
  EXECUTE FUNCTION support_request_written();

CREATE FUNCTION support_message_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM support_index(NEW.id, NEW.project_id, NEW.support_request_id, NEW.content);
  RETURN NULL;
END $$;

CREATE TRIGGER support_document_insert AFTER INSERT ON support_message
  FOR EACH ROW EXECUTE FUNCTION support_message_written();

-- Adds what one statement changed to the tally, in the order of its keys, so that two statements never wait for each other.
CREATE FUNCTION support_tally_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes support_tally[];
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    changes := ARRAY(SELECT ROW (project_id, status, priority, coalesce(category::text, 'none'), 1)::support_tally FROM written);
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    changes := changes || ARRAY(SELECT ROW (project_id, status, priority, coalesce(category::text, 'none'), -1)::support_tally FROM before);
  END IF;

  INSERT INTO support_tally AS tally
  SELECT change.project_id, change.status, change.priority, change.category, sum(change.count)
  FROM unnest(changes) AS change
  WHERE EXISTS (SELECT FROM project WHERE id = change.project_id)
  GROUP BY 1, 2, 3, 4 HAVING sum(change.count) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (project_id, status, priority, category) DO UPDATE SET count = tally.count + excluded.count;
  RETURN NULL;
END $$;

CREATE TRIGGER support_tally_insert AFTER INSERT ON support_request
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION support_tally_change();
CREATE TRIGGER support_tally_update AFTER UPDATE ON support_request
  REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION support_tally_change();
CREATE TRIGGER support_tally_delete AFTER DELETE ON support_request
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION support_tally_change();

-- Triggers of one event run in the order of their names: this one after those that delete the project's requests.
CREATE FUNCTION support_tally_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM support_tally WHERE project_id = OLD.id;
  RETURN NULL;
END $$;

CREATE TRIGGER zz_support_tally_forget AFTER DELETE ON project FOR EACH ROW EXECUTE FUNCTION support_tally_forget();
