-- DropIndex
DROP INDEX "license_activation_project_id_idx";

-- AlterTable
ALTER TABLE "api_key" ADD COLUMN     "created_by" TEXT;

-- AlterTable
ALTER TABLE "project" ADD COLUMN     "archived_at" TIMESTAMPTZ(3),
ADD COLUMN     "organization_id" UUID;

-- AlterTable
ALTER TABLE "support_request" ADD COLUMN     "assignee_id" UUID,
ADD COLUMN     "first_replied_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_unread" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "team_user" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "two_factor_enabled" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "active_organization_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_login" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_login_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_verification" (
    "id" UUID NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_second_factor" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "backup_codes" TEXT NOT NULL,
    "verified" BOOLEAN NOT NULL DEFAULT true,
    "failed_verification_count" INTEGER NOT NULL DEFAULT 0,
    "locked_until" TIMESTAMPTZ(3),

    CONSTRAINT "team_second_factor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organization" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "logo" TEXT,
    "metadata" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'viewer',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "inviter_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project_logo" (
    "project_id" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,
    "mime_type" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_logo_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "support_request_wish" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "support_request_id" UUID NOT NULL,
    "wish_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "support_request_wish_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "team_user_email_key" ON "team_user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "team_session_token_key" ON "team_session"("token");

-- CreateIndex
CREATE INDEX "team_session_user_id_idx" ON "team_session"("user_id");

-- CreateIndex
CREATE INDEX "team_session_expires_at_idx" ON "team_session"("expires_at");

-- CreateIndex
CREATE INDEX "team_login_user_id_idx" ON "team_login"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "team_login_provider_id_account_id_key" ON "team_login"("provider_id", "account_id");

-- CreateIndex
CREATE INDEX "team_verification_identifier_idx" ON "team_verification"("identifier");

-- CreateIndex
CREATE INDEX "team_verification_expires_at_idx" ON "team_verification"("expires_at");

-- CreateIndex
CREATE INDEX "team_second_factor_user_id_idx" ON "team_second_factor"("user_id");

-- CreateIndex
CREATE INDEX "team_second_factor_secret_idx" ON "team_second_factor"("secret");

-- CreateIndex
CREATE UNIQUE INDEX "organization_slug_key" ON "organization"("slug");

-- CreateIndex
CREATE INDEX "member_user_id_idx" ON "member"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "member_organization_id_user_id_key" ON "member"("organization_id", "user_id");

-- CreateIndex
CREATE INDEX "invitation_organization_id_idx" ON "invitation"("organization_id");

-- CreateIndex
CREATE INDEX "invitation_email_idx" ON "invitation"("email");

-- CreateIndex
CREATE INDEX "support_request_wish_wish_id_created_at_idx" ON "support_request_wish"("wish_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "support_request_wish_project_id_idx" ON "support_request_wish"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "support_request_wish_support_request_id_wish_id_key" ON "support_request_wish"("support_request_id", "wish_id");

-- CreateIndex
CREATE INDEX "license_activation_project_id_activated_at_idx" ON "license_activation"("project_id", "activated_at");

-- CreateIndex
CREATE INDEX "project_organization_id_idx" ON "project"("organization_id");

-- CreateIndex
CREATE INDEX "support_request_project_id_assignee_id_updated_at_id_idx" ON "support_request"("project_id", "assignee_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "support_request_project_id_is_unread_updated_at_id_idx" ON "support_request"("project_id", "is_unread", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "vote_project_id_created_at_idx" ON "vote"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "waitlist_entry_project_id_joined_at_idx" ON "waitlist_entry"("project_id", "joined_at");

-- CreateIndex
CREATE INDEX "wish_project_id_created_at_idx" ON "wish"("project_id", "created_at");

-- AddForeignKey
ALTER TABLE "team_session" ADD CONSTRAINT "team_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "team_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_login" ADD CONSTRAINT "team_login_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "team_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_second_factor" ADD CONSTRAINT "team_second_factor_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "team_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "team_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_inviter_id_fkey" FOREIGN KEY ("inviter_id") REFERENCES "team_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project" ADD CONSTRAINT "project_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_logo" ADD CONSTRAINT "project_logo_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_request" ADD CONSTRAINT "support_request_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "team_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_request_wish" ADD CONSTRAINT "support_request_wish_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_request_wish" ADD CONSTRAINT "support_request_wish_support_request_id_fkey" FOREIGN KEY ("support_request_id") REFERENCES "support_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_request_wish" ADD CONSTRAINT "support_request_wish_wish_id_fkey" FOREIGN KEY ("wish_id") REFERENCES "wish"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of what is there already: whoever waits for an answer has not been looked at.
UPDATE "support_request" SET "is_unread" = "status" IN ('new', 'open');
UPDATE "support_request" SET "first_replied_at" = first.at
FROM (
  SELECT support_request_id, min(created_at) AS at FROM support_message
  WHERE author_type = 'team_member' AND NOT is_internal GROUP BY support_request_id
) first WHERE first.support_request_id = support_request.id;

-- Looking at a request and answering it make no change of their own.
DROP TRIGGER audit_insert ON support_request;
CALL audit_table(
  'support_request', '{subject,description,user_email,email_key,user_name,form_data,user_metadata,attachments}',
  '{end_user_id,message_count,version,last_message_at,viewed_article_ids,is_unread,first_replied_at}'
);
CALL audit_table('support_request_wish');

-- As before, also of tables that have a column `kind` themselves.
CREATE OR REPLACE FUNCTION record_tally_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sums jsonb := coalesce(nullif(current_setting('frontdesk.tally', true), ''), '{}');
  kinds text := CASE WHEN TG_NARGS = 2 THEN 'ARRAY[$2]' ELSE format('ARRAY[$2, $2 || ''_'' || changed.%I]', TG_ARGV[2]) END;
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM after'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM before'
    ELSE 'SELECT *, 1 AS sign FROM after UNION ALL SELECT *, -1 FROM before'
  END;
BEGIN
  EXECUTE format(
    'SELECT jsonb_object_agg(key, coalesce(($1 ->> key)::bigint, 0) + sum) FROM (
      SELECT concat_ws('' '', changed.project_id, counted, changed.%I) AS key, sum(changed.sign) AS sum
      FROM (%s) AS changed, unnest(%s) AS counted GROUP BY 1
    ) AS sums WHERE sum <> 0',
    TG_ARGV[1], changed, kinds
  ) INTO changed USING sums, TG_ARGV[0];
  IF changed IS NOT NULL THEN PERFORM set_config('frontdesk.tally', (sums || changed::jsonb)::text, true); END IF;
  RETURN NULL;
END $$;

-- What somebody filled in, as the team's search reads it: texts, numbers and the names of files, in small letters without accents.
CREATE FUNCTION submission_words(data jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(lower(public.unaccent('public.unaccent', string_agg(value #>> '{}', ' '))), '')
  FROM (
    SELECT jsonb_path_query(data, 'lax $.*[*] ? (@.type() == "string" || @.type() == "number")')
    UNION ALL
    SELECT jsonb_path_query(data, 'lax $.*[*].name ? (@.type() == "string")')
  ) AS given (value)
$$;

CREATE INDEX "form_submission_words" ON "form_submission" USING GIN (project_id uuid_ops, submission_words(data) gin_trgm_ops);

-- People are found by any part of address, name and the host app's id.
CREATE INDEX "end_user_search" ON "end_user" USING GIN (
  "project_id" uuid_ops, lower(coalesce("email", '') || ' ' || coalesce("name", '') || ' ' || coalesce("external_id", '')) gin_trgm_ops
);

-- The addresses that stand alone in somebody's answers, in small letters.
CREATE FUNCTION submission_addresses(data jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT lower(btrim(value #>> '{}'))), '{}')
  FROM jsonb_path_query(data, 'lax $.* ? (@.type() == "string" && @ like_regex "^[^@]+@[^@]+$")') AS given (value)
  WHERE length(value #>> '{}') <= 300
$$;

CREATE INDEX "form_submission_addresses" ON "form_submission" USING GIN ("project_id" uuid_ops, submission_addresses("data"));
CREATE INDEX "form_submission_support_request_id_idx" ON "form_submission"("support_request_id");
CREATE INDEX "form_submission_wish_id_idx" ON "form_submission"("wish_id");

-- A licence may be opened by a key that another service made; such projects are asked for keys of any shape.
ALTER TABLE "license_key" ADD COLUMN "has_old_key" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "license_key_old" ON "license_key"("project_id") WHERE "has_old_key";

ALTER TABLE "support_request" ADD COLUMN "is_proven" BOOLEAN NOT NULL DEFAULT false;

-- The vote that linking a request to a wish cast; no foreign key: a vote that is gone is nobody's to take back.
ALTER TABLE "support_request_wish" ADD COLUMN "vote_id" UUID;
CREATE INDEX "support_request_wish_vote_id_idx" ON "support_request_wish"("vote_id");
DROP TRIGGER audit_insert ON support_request_wish;
CALL audit_table('support_request_wish', '{}', '{vote_id}');

-- The tally also tells whose requests are, and which nobody has looked at. It is written anew: what is in it follows from the requests.
DROP TABLE "support_tally";
CREATE TABLE "support_tally" (
    "project_id" UUID NOT NULL,
    "status" "support_status" NOT NULL,
    "priority" "priority" NOT NULL,
    "category" TEXT NOT NULL,
    "assignee" TEXT NOT NULL,
    "is_unread" BOOLEAN NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "support_tally_pkey" PRIMARY KEY ("project_id","status","priority","category","assignee","is_unread")
);

-- Adds what one statement changed to the tally, in the order of its keys, so that two statements never wait for each other.
CREATE OR REPLACE FUNCTION support_tally_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes support_tally[];
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    changes := ARRAY(
      SELECT ROW (project_id, status, priority, coalesce(category::text, 'none'), coalesce(assignee_id::text, 'none'), is_unread, 1)::support_tally
      FROM written);
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    changes := changes || ARRAY(
      SELECT ROW (project_id, status, priority, coalesce(category::text, 'none'), coalesce(assignee_id::text, 'none'), is_unread, -1)::support_tally
      FROM before);
  END IF;

  INSERT INTO support_tally AS tally
  SELECT change.project_id, change.status, change.priority, change.category, change.assignee, change.is_unread, sum(change.count)
  FROM unnest(changes) AS change
  WHERE EXISTS (SELECT FROM project WHERE id = change.project_id)
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(change.count) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (project_id, status, priority, category, assignee, is_unread) DO UPDATE SET count = tally.count + excluded.count;
  RETURN NULL;
END $$;

INSERT INTO support_tally
SELECT project_id, status, priority, coalesce(category::text, 'none'), coalesce(assignee_id::text, 'none'), is_unread, count(*)
FROM support_request GROUP BY 1, 2, 3, 4, 5, 6;

-- Who leaves a team has none of its requests any more.
CREATE FUNCTION member_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE support_request SET assignee_id = NULL, version = version + 1
  WHERE assignee_id = OLD.user_id AND project_id IN (SELECT id FROM project WHERE organization_id = OLD.organization_id);
  RETURN NULL;
END $$;

CREATE TRIGGER member_gone AFTER DELETE ON member FOR EACH ROW EXECUTE FUNCTION member_gone();

-- CreateIndex
CREATE INDEX "support_request_project_id_resolved_at_idx" ON "support_request"("project_id", "resolved_at");

-- What waits for the team's answer, the longest first; only a few of all requests are in it.
CREATE INDEX support_request_awaiting ON support_request (project_id, coalesce(last_message_at, created_at), id)
  WHERE status IN ('new', 'open', 'in_progress');
CREATE INDEX support_ai_draft_ready ON support_ai_draft (project_id) WHERE state = 'ready';

-- CreateTable
CREATE TABLE "project_slug" (
    "slug" TEXT NOT NULL,
    "project_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_slug_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "project_slug_project_id_idx" ON "project_slug"("project_id");

-- AddForeignKey
ALTER TABLE "project_slug" ADD CONSTRAINT "project_slug_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO project_slug (slug, project_id, created_at) SELECT slug, id, created_at FROM project;

-- Every address that a project has had stays its own: of two that ask for one at once the first has it.
CREATE FUNCTION project_slug_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO project_slug (slug, project_id) VALUES (NEW.slug, NEW.id) ON CONFLICT DO NOTHING;
  IF NOT EXISTS (SELECT FROM project_slug WHERE slug = NEW.slug AND project_id = NEW.id) THEN
    RAISE EXCEPTION 'the slug % is another project''s', NEW.slug USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER project_slug_keep AFTER INSERT OR UPDATE OF slug ON project FOR EACH ROW EXECUTE FUNCTION project_slug_keep();

-- An archived project takes nothing new from the public. What the team does goes on: who names its actor is not asked.
CREATE FUNCTION refuse_when_archived() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM project WHERE id = NEW.project_id AND archived_at IS NOT NULL) THEN
    RAISE EXCEPTION 'project % is archived', NEW.project_id USING ERRCODE = 'FD001';
  END IF;
  RETURN NEW;
END $$;

CREATE PROCEDURE closed_when_archived(name regclass, changes text DEFAULT 'INSERT', only_if text DEFAULT 'true') LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER %I BEFORE %s ON %s FOR EACH ROW WHEN (coalesce(current_setting(''frontdesk.actor'', true), '''') = '''' AND (%s)) EXECUTE FUNCTION refuse_when_archived()',
    'archived_' || lower(changes), changes, name, only_if
  );
END $$;

CALL closed_when_archived('wish');
CALL closed_when_archived('vote');
CALL closed_when_archived('comment');
CALL closed_when_archived('form_submission');
CALL closed_when_archived('support_request');
-- A mail that is kept for the team alone is no message.
CALL closed_when_archived('support_message', 'INSERT', 'NEW.author_type = ''user'' AND NOT NEW.is_internal');
CALL closed_when_archived('waitlist_entry');
CALL closed_when_archived('waitlist_entry', 'UPDATE', 'OLD.status = ''left'' AND NEW.status <> ''left''');

CALL record_tally_of('letter', 'project_id', 'state');
INSERT INTO record_tally
SELECT project_id, coalesce('letter_' || state, 'letter'), project_id, count(*) FROM letter GROUP BY GROUPING SETS ((1, state), (1));

-- CreateIndex
CREATE INDEX "letter_project_id_state_created_at_id_idx" ON "letter"("project_id", "state", "created_at" DESC, "id" DESC);

-- To whom a letter goes, as the search for it compares: PostgreSQL takes no text of a list into an index, because that of some lists changes.
CREATE FUNCTION letter_addresses(addresses text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN lower(array_to_string(addresses, ' '));
CREATE INDEX letter_by_address ON letter USING gin (letter_addresses("to") gin_trgm_ops);

-- How long the first answers took is read from the index alone, whatever else a request holds.
CREATE INDEX "support_request_replied" ON "support_request" ("project_id", "created_at") INCLUDE ("first_replied_at") WHERE "first_replied_at" IS NOT NULL;
