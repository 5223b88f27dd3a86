-- CreateEnum
CREATE TYPE "audit_actor" AS ENUM ('key', 'member', 'system');

-- CreateEnum
CREATE TYPE "delivery_state" AS ENUM ('pending', 'delivered', 'failed');

-- CreateEnum
CREATE TYPE "license_key_status" AS ENUM ('active', 'suspended', 'revoked');

-- DropIndex
DROP INDEX "end_user_project_id_created_at_idx";

-- AlterTable
ALTER TABLE "support_request" ADD COLUMN     "end_user_id" UUID;

-- AlterTable
ALTER TABLE "vote" ADD COLUMN     "is_verified" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "license_key_id" UUID,
ADD COLUMN     "verified_by_merge" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "wish" ADD COLUMN     "end_user_id" UUID,
ADD COLUMN     "is_verified" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "verified_vote_count" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "actor_type" "audit_actor" NOT NULL,
    "actor_id" TEXT,
    "actor_name" TEXT,
    "action" TEXT NOT NULL,
    "record_type" TEXT NOT NULL,
    "record_id" TEXT NOT NULL,
    "change" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "installation" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "data_key" TEXT NOT NULL,
    "data_key_next" TEXT,
    "inherited" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "installation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "record_tally" (
    "project_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "owner" UUID NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "record_tally_pkey" PRIMARY KEY ("project_id","kind","owner")
);

-- CreateTable
CREATE TABLE "webhook" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "types" TEXT[],
    "description" TEXT,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "disabled_at" TIMESTAMPTZ(3),
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_until" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "proven_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "state" "delivery_state" NOT NULL DEFAULT 'pending',
    "attempts" JSONB NOT NULL DEFAULT '[]',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "claimed_until" TIMESTAMPTZ(3),
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "license_key" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "key_last4" TEXT NOT NULL,
    "status" "license_key_status" NOT NULL DEFAULT 'active',
    "plan" TEXT,
    "max_devices" INTEGER DEFAULT 1,
    "active_devices" INTEGER NOT NULL DEFAULT 0,
    "end_user_id" UUID,
    "expires_at" TIMESTAMPTZ(3),
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "license_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "license_activation" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "license_key_id" UUID NOT NULL,
    "device_fingerprint" TEXT NOT NULL,
    "device_name" TEXT,
    "platform" TEXT,
    "activated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "license_activation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signing_key" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "kid" TEXT NOT NULL,
    "x" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retired_at" TIMESTAMPTZ(3),
    "compromised_at" TIMESTAMPTZ(3),
    "tokens_until" TIMESTAMPTZ(3),

    CONSTRAINT "signing_key_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_log_project_id_created_at_id_idx" ON "audit_log"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_project_id_record_id_created_at_id_idx" ON "audit_log"("project_id", "record_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_project_id_created_at_id_idx" ON "webhook"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "event_project_id_created_at_idx" ON "event"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "event_created_at_idx" ON "event"("created_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_created_at_id_idx" ON "webhook_delivery"("webhook_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_state_next_attempt_at_idx" ON "webhook_delivery"("webhook_id", "state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_state_created_at_id_idx" ON "webhook_delivery"("webhook_id", "state", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_claimed_until_idx" ON "webhook_delivery"("webhook_id", "claimed_until");

-- CreateIndex
CREATE INDEX "webhook_delivery_state_next_attempt_at_idx" ON "webhook_delivery"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_event_id_idx" ON "webhook_delivery"("event_id");

-- CreateIndex
CREATE INDEX "webhook_delivery_project_id_idx" ON "webhook_delivery"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_webhook_id_event_id_key" ON "webhook_delivery"("webhook_id", "event_id");

-- CreateIndex
CREATE UNIQUE INDEX "license_key_hash_key" ON "license_key"("hash");

-- CreateIndex
CREATE INDEX "license_key_project_id_created_at_id_idx" ON "license_key"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "license_key_project_id_status_expires_at_idx" ON "license_key"("project_id", "status", "expires_at");

-- CreateIndex
CREATE INDEX "license_key_project_id_key_last4_idx" ON "license_key"("project_id", "key_last4");

-- CreateIndex
CREATE INDEX "license_key_end_user_id_created_at_id_idx" ON "license_key"("end_user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "license_activation_license_key_id_released_at_last_seen_at_idx" ON "license_activation"("license_key_id", "released_at", "last_seen_at" DESC);

-- CreateIndex
CREATE INDEX "license_activation_project_id_idx" ON "license_activation"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "license_activation_license_key_id_device_fingerprint_key" ON "license_activation"("license_key_id", "device_fingerprint");

-- CreateIndex
CREATE INDEX "signing_key_project_id_retired_at_idx" ON "signing_key"("project_id", "retired_at");

-- CreateIndex
CREATE UNIQUE INDEX "signing_key_project_id_kid_key" ON "signing_key"("project_id", "kid");

-- CreateIndex
CREATE INDEX "end_user_project_id_created_at_id_idx" ON "end_user"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "support_request_end_user_id_idx" ON "support_request"("end_user_id");

-- CreateIndex
CREATE INDEX "wish_end_user_id_idx" ON "wish"("end_user_id");

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event" ADD CONSTRAINT "event_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "license_key" ADD CONSTRAINT "license_key_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "license_key" ADD CONSTRAINT "license_key_end_user_id_fkey" FOREIGN KEY ("end_user_id") REFERENCES "end_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "license_activation" ADD CONSTRAINT "license_activation_license_key_id_fkey" FOREIGN KEY ("license_key_id") REFERENCES "license_key"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signing_key" ADD CONSTRAINT "signing_key_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_request" ADD CONSTRAINT "support_request_end_user_id_fkey" FOREIGN KEY ("end_user_id") REFERENCES "end_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wish" ADD CONSTRAINT "wish_end_user_id_fkey" FOREIGN KEY ("end_user_id") REFERENCES "end_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- At most one current signing key of a project, so that many that make the first at once make one.
CREATE UNIQUE INDEX "signing_key_current" ON "signing_key"("project_id") WHERE "retired_at" IS NULL;

-- One installation in a database.
ALTER TABLE "installation" ADD CONSTRAINT "installation_one" CHECK ("id");

-- Notes what one statement changed of a count, for the end of the transaction: counted at once, the one row of a count would be
-- held until then, nobody else could add to it meanwhile, and two could wait for each other. Until then the sums wait in a
-- setting, by project, kind and owner. TG_ARGV[0] is the kind, TG_ARGV[1] the column of the owner, and TG_ARGV[2], where there
-- is one, the column of a state: then each state is a kind of its own too, such as `webhook_delivery_pending`.
CREATE FUNCTION record_tally_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sums jsonb := coalesce(nullif(current_setting('frontdesk.tally', true), ''), '{}');
  kinds text := CASE WHEN TG_NARGS = 2 THEN 'ARRAY[$2]' ELSE format('ARRAY[$2, $2 || ''_'' || %I]', TG_ARGV[2]) END;
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM after'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM before'
    ELSE 'SELECT *, 1 AS sign FROM after UNION ALL SELECT *, -1 FROM before'
  END;
BEGIN
  EXECUTE format(
    'SELECT jsonb_object_agg(key, coalesce(($1 ->> key)::bigint, 0) + sum) FROM (
      SELECT concat_ws('' '', project_id, kind, %I) AS key, sum(sign) AS sum FROM (%s) AS changed, unnest(%s) AS kind GROUP BY 1
    ) AS sums WHERE sum <> 0',
    TG_ARGV[1], changed, kinds
  ) INTO changed USING sums, TG_ARGV[0];
  IF changed IS NOT NULL THEN PERFORM set_config('frontdesk.tally', (sums || changed::jsonb)::text, true); END IF;
  RETURN NULL;
END $$;

-- Counts what was noted, in the order of its keys: two transactions never wait for each other. What there is none of has no
-- row, and a project that is going gets none.
CREATE FUNCTION record_tally_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := coalesce(current_setting('frontdesk.tally', true), '');
  counts record_tally[];
BEGIN
  IF noted = '' THEN RETURN NULL; END IF;
  PERFORM set_config('frontdesk.tally', '', true);
  counts := ARRAY(
    SELECT (split_part(key, ' ', 1), split_part(key, ' ', 2), split_part(key, ' ', 3), value)::record_tally
    FROM jsonb_each_text(noted::jsonb) WHERE value <> '0'
  );
  INSERT INTO record_tally AS tally
  SELECT * FROM unnest(counts) AS each WHERE EXISTS (SELECT FROM project WHERE id = each.project_id)
  ORDER BY 1, 2, 3
  ON CONFLICT (project_id, kind, owner) DO UPDATE SET count = tally.count + excluded.count;
  DELETE FROM record_tally
  WHERE count = 0 AND (project_id, kind, owner) IN (SELECT each.project_id, each.kind, each.owner FROM unnest(counts) AS each);
  RETURN NULL;
END $$;

-- Has the rows of a table counted, for the totals of its lists.
CREATE PROCEDURE record_tally_of(name text, owner text DEFAULT 'project_id', state text DEFAULT NULL) LANGUAGE plpgsql AS $$
DECLARE
  noted text := format('EXECUTE FUNCTION record_tally_note(%s)', concat_ws(', ', quote_literal(name), quote_literal(owner), quote_literal(state)));
  counted text := 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW';
BEGIN
  EXECUTE format('CREATE TRIGGER record_tally_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS after FOR EACH STATEMENT %s', name, noted);
  EXECUTE format('CREATE TRIGGER record_tally_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS before FOR EACH STATEMENT %s', name, noted);
  EXECUTE format('CREATE CONSTRAINT TRIGGER record_tally_count AFTER INSERT OR DELETE ON %I %s EXECUTE FUNCTION record_tally_count()', name, counted);
  IF state IS NULL THEN RETURN; END IF;
  EXECUTE format(
    'CREATE TRIGGER record_tally_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT %s',
    name, noted
  );
  EXECUTE format(
    'CREATE CONSTRAINT TRIGGER record_tally_move AFTER UPDATE ON %I %s WHEN (OLD.%I <> NEW.%I) EXECUTE FUNCTION record_tally_count()',
    name, counted, state, state
  );
END $$;

CALL record_tally_of('license_key');
CALL record_tally_of('end_user');
CALL record_tally_of('audit_log');
CALL record_tally_of('webhook_delivery', 'webhook_id', 'state');

-- The people who were there before are counted once.
INSERT INTO record_tally SELECT project_id, 'end_user', project_id, count(*) FROM end_user GROUP BY project_id;

-- Triggers of one event run in the order of their names: this one after those that delete what the project has.
CREATE FUNCTION record_tally_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM record_tally WHERE project_id = OLD.id;
  RETURN NULL;
END $$;

CREATE TRIGGER zz_record_tally_forget AFTER DELETE ON project FOR EACH ROW EXECUTE FUNCTION record_tally_forget();
