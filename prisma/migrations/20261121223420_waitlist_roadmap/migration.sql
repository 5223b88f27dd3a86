-- CreateEnum
CREATE TYPE "roadmap_visibility" AS ENUM ('public', 'private', 'voters_only');

-- CreateEnum
CREATE TYPE "waitlist_status" AS ENUM ('waiting', 'invited', 'left');

-- CreateEnum
CREATE TYPE "waitlist_purpose" AS ENUM ('confirm', 'undo');

-- CreateTable
CREATE TABLE "status_notice" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "wish_id" UUID NOT NULL,
    "previous_status" "wish_status" NOT NULL,
    "status" "wish_status" NOT NULL,
    "round_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "status_notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice_round" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "cursor" TEXT NOT NULL DEFAULT '',
    "done_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notice_round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letter_optout" (
    "project_id" UUID NOT NULL,
    "email_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "letter_optout_pkey" PRIMARY KEY ("project_id","email_key")
);

-- CreateTable
CREATE TABLE "roadmap" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "visibility" "roadmap_visibility" NOT NULL DEFAULT 'public',
    "show_vote_counts" BOOLEAN NOT NULL DEFAULT true,
    "show_comments" BOOLEAN NOT NULL DEFAULT true,
    "is_default" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roadmap_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "roadmap_column" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "roadmap_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "rank" TEXT COLLATE "C" NOT NULL,
    "wip_limit" INTEGER,
    "status" "wish_status",
    "item_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roadmap_column_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "roadmap_item" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "roadmap_id" UUID NOT NULL,
    "column_id" UUID,
    "wish_id" UUID,
    "title" TEXT,
    "description" TEXT,
    "rank" TEXT COLLATE "C" NOT NULL,
    "color" TEXT,
    "target_date" DATE,
    "is_shown" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roadmap_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "waitlist" (
    "project_id" UUID NOT NULL,
    "last_joined_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "waitlist_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "waitlist_entry" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "email" TEXT,
    "email_key" TEXT,
    "name" TEXT,
    "fingerprint" TEXT,
    "device_key" TEXT,
    "status" "waitlist_status" NOT NULL DEFAULT 'waiting',
    "joined_at" TIMESTAMPTZ(6) NOT NULL,
    "rank_at" TIMESTAMPTZ(6) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "invited_at" TIMESTAMPTZ(3),
    "left_at" TIMESTAMPTZ(3),
    "referral_code" TEXT NOT NULL,
    "referred_by_id" UUID,
    "is_credited" BOOLEAN NOT NULL DEFAULT false,
    "referral_count" INTEGER NOT NULL DEFAULT 0,
    "end_user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "waitlist_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "waitlist_count" (
    "project_id" UUID NOT NULL,
    "level" SMALLINT NOT NULL,
    "bucket" BIGINT NOT NULL,
    "waiting" INTEGER NOT NULL,

    CONSTRAINT "waitlist_count_pkey" PRIMARY KEY ("project_id","level","bucket")
);

-- CreateTable
CREATE TABLE "waitlist_token" (
    "hash" TEXT NOT NULL,
    "project_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "purpose" "waitlist_purpose" NOT NULL,
    "joined_at" TIMESTAMPTZ(6),
    "invited_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "waitlist_token_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "status_notice_wish_id_idx" ON "status_notice"("wish_id");

-- CreateIndex
CREATE INDEX "status_notice_round_id_idx" ON "status_notice"("round_id");

-- CreateIndex
CREATE INDEX "notice_round_project_id_done_at_idx" ON "notice_round"("project_id", "done_at");

-- CreateIndex
CREATE INDEX "roadmap_project_id_idx" ON "roadmap"("project_id");

-- CreateIndex
CREATE INDEX "roadmap_column_project_id_idx" ON "roadmap_column"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "roadmap_column_roadmap_id_status_key" ON "roadmap_column"("roadmap_id", "status");

-- CreateIndex
CREATE INDEX "roadmap_item_order" ON "roadmap_item"("column_id", "is_shown", "rank", "id");

-- CreateIndex
CREATE INDEX "roadmap_item_wish_id_idx" ON "roadmap_item"("wish_id");

-- CreateIndex
CREATE INDEX "roadmap_item_project_id_is_shown_target_date_idx" ON "roadmap_item"("project_id", "is_shown", "target_date");

-- CreateIndex
CREATE INDEX "roadmap_item_changed" ON "roadmap_item"("project_id", "is_shown", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "roadmap_item_column_id_rank_key" ON "roadmap_item"("column_id", "rank");

-- CreateIndex
CREATE UNIQUE INDEX "roadmap_item_roadmap_id_wish_id_key" ON "roadmap_item"("roadmap_id", "wish_id");

-- CreateIndex
CREATE INDEX "waitlist_entry_project_id_device_key_idx" ON "waitlist_entry"("project_id", "device_key");

-- CreateIndex
CREATE INDEX "waitlist_order" ON "waitlist_entry"("project_id", "status", "rank_at", "id");

-- CreateIndex
CREATE INDEX "waitlist_entry_referred_by_id_idx" ON "waitlist_entry"("referred_by_id");

-- CreateIndex
CREATE INDEX "waitlist_entry_end_user_id_idx" ON "waitlist_entry"("end_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "waitlist_entry_project_id_email_key_key" ON "waitlist_entry"("project_id", "email_key");

-- CreateIndex
CREATE UNIQUE INDEX "waitlist_entry_project_id_referral_code_key" ON "waitlist_entry"("project_id", "referral_code");

-- CreateIndex
CREATE INDEX "waitlist_token_entry_id_purpose_created_at_idx" ON "waitlist_token"("entry_id", "purpose", "created_at");

-- CreateIndex
CREATE INDEX "waitlist_token_project_id_idx" ON "waitlist_token"("project_id");

-- CreateIndex
CREATE INDEX "waitlist_token_expires_at_idx" ON "waitlist_token"("expires_at");

-- AddForeignKey
ALTER TABLE "status_notice" ADD CONSTRAINT "status_notice_wish_id_fkey" FOREIGN KEY ("wish_id") REFERENCES "wish"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "status_notice" ADD CONSTRAINT "status_notice_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "notice_round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_round" ADD CONSTRAINT "notice_round_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_optout" ADD CONSTRAINT "letter_optout_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roadmap" ADD CONSTRAINT "roadmap_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roadmap_column" ADD CONSTRAINT "roadmap_column_roadmap_id_fkey" FOREIGN KEY ("roadmap_id") REFERENCES "roadmap"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roadmap_item" ADD CONSTRAINT "roadmap_item_roadmap_id_fkey" FOREIGN KEY ("roadmap_id") REFERENCES "roadmap"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roadmap_item" ADD CONSTRAINT "roadmap_item_column_id_fkey" FOREIGN KEY ("column_id") REFERENCES "roadmap_column"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roadmap_item" ADD CONSTRAINT "roadmap_item_wish_id_fkey" FOREIGN KEY ("wish_id") REFERENCES "wish"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_end_user_id_fkey" FOREIGN KEY ("end_user_id") REFERENCES "end_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waitlist_count" ADD CONSTRAINT "waitlist_count_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waitlist_token" ADD CONSTRAINT "waitlist_token_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "waitlist_entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Parts of names and addresses that the team looks for.
CREATE INDEX "waitlist_entry_search" ON "waitlist_entry" USING GIN ("project_id" uuid_ops, lower(coalesce("email", '') || ' ' || coalesce("name", '')) gin_trgm_ops);

-- Without an address, a device is in line once.
CREATE UNIQUE INDEX "waitlist_entry_device" ON "waitlist_entry"("project_id", "device_key") WHERE "email_key" IS NULL;

-- Of a wish one notice waits at a time.
CREATE UNIQUE INDEX "status_notice_waiting" ON "status_notice"("project_id", "wish_id") WHERE "round_id" IS NULL;

-- Who can be told of a wish: most votes are of nobody known, and need not be read.
CREATE INDEX "vote_by_person" ON "vote"("wish_id", "end_user_id") WHERE "end_user_id" IS NOT NULL;

-- What somebody wrote under an address, for their own page.
CREATE INDEX "wish_by_author" ON "wish"("project_id", lower("author_email")) WHERE "author_email" IS NOT NULL;
CREATE INDEX "comment_by_author" ON "comment"("project_id", lower("author_email")) WHERE "author_email" IS NOT NULL;

CALL record_tally_of('waitlist_entry', 'project_id', 'status');

-- Keeps how many wait in each stretch of time, once for each statement, however many rows it changes. Whoever changes the order
-- holds the row of `waitlist`, so nobody waits here; a project that is going gets no new counts.
CREATE FUNCTION waitlist_count_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT project_id, status, rank_at, 1 AS sign FROM after'
    WHEN 'DELETE' THEN 'SELECT project_id, status, rank_at, -1 AS sign FROM before'
    ELSE 'SELECT project_id, status, rank_at, 1 AS sign FROM after UNION ALL SELECT project_id, status, rank_at, -1 FROM before'
  END;
BEGIN
  EXECUTE format(
    'WITH changed AS (
      SELECT project_id, level, floor(extract(epoch FROM rank_at))::bigint >> digits AS bucket, sum(sign) AS waiting
      FROM (%s) AS entry, (VALUES (0, 16), (1, 6)) AS stretch (level, digits)
      WHERE status = ''waiting'' GROUP BY 1, 2, 3 HAVING sum(sign) <> 0
    ), fewer AS (
      UPDATE waitlist_count AS kept SET waiting = kept.waiting + changed.waiting FROM changed
      WHERE changed.waiting < 0 AND kept.project_id = changed.project_id AND kept.level = changed.level AND kept.bucket = changed.bucket
    )
    INSERT INTO waitlist_count AS kept (project_id, level, bucket, waiting)
    SELECT project_id, level, bucket, waiting FROM changed WHERE waiting > 0 ORDER BY 1, 2, 3
    ON CONFLICT (project_id, level, bucket) DO UPDATE SET waiting = kept.waiting + excluded.waiting',
    changed
  );
  RETURN NULL;
END $$;

CREATE TRIGGER waitlist_count_insert AFTER INSERT ON waitlist_entry REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION waitlist_count_note();
CREATE TRIGGER waitlist_count_update AFTER UPDATE ON waitlist_entry REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION waitlist_count_note();
CREATE TRIGGER waitlist_count_delete AFTER DELETE ON waitlist_entry REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION waitlist_count_note();

-- How many wait before an entry: whole stretches are read from their counts, and one by one only those of the last 64 seconds.
CREATE FUNCTION waitlist_before(project uuid, moment timestamptz, entry uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH at AS (SELECT floor(extract(epoch FROM moment))::bigint AS seconds)
  SELECT
    coalesce((SELECT sum(waiting) FROM waitlist_count, at WHERE project_id = project AND level = 0 AND bucket < seconds >> 16), 0)
    + coalesce((SELECT sum(waiting) FROM waitlist_count, at
      WHERE project_id = project AND level = 1 AND bucket >= (seconds >> 16) << 10 AND bucket < seconds >> 6), 0)
    + (SELECT count(*) FROM waitlist_entry, at
      WHERE project_id = project AND status = 'waiting' AND rank_at >= to_timestamp((seconds >> 6) << 6) AND (rank_at, id) < (moment, entry))
$$;

-- Adds what one statement changed to how many cards the columns show; they are held by whoever moves a card.
CREATE FUNCTION roadmap_count_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  come uuid[];
  gone uuid[];
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN come := ARRAY(SELECT column_id FROM written WHERE is_shown); END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN gone := ARRAY(SELECT column_id FROM before WHERE is_shown); END IF;
  UPDATE roadmap_column SET item_count = item_count + change
  FROM (
    SELECT column_id, sum(each)::int AS change
    FROM (SELECT unnest(come), 1 UNION ALL SELECT unnest(gone), -1) AS card (column_id, each)
    GROUP BY 1 HAVING sum(each) <> 0
  ) AS counted
  WHERE roadmap_column.id = counted.column_id;
  RETURN NULL;
END $$;

CREATE TRIGGER roadmap_count_insert AFTER INSERT ON roadmap_item
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION roadmap_count_change();
CREATE TRIGGER roadmap_count_update AFTER UPDATE ON roadmap_item
  REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION roadmap_count_change();
CREATE TRIGGER roadmap_count_delete AFTER DELETE ON roadmap_item
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION roadmap_count_change();

-- Every project has its roadmap, with the wishes that have got that far.
INSERT INTO roadmap (id, project_id, name) SELECT gen_random_uuid(), id, 'Roadmap' FROM project;

INSERT INTO roadmap_column (id, project_id, roadmap_id, name, color, rank, status)
SELECT gen_random_uuid(), project_id, roadmap.id, given.name, color, rank, status::wish_status
FROM roadmap, (VALUES
  ('Planned', '#5b7cb8', 'a0', 'planned'), ('In Progress', '#b8862b', 'a1', 'in_progress'), ('Completed', '#4f8a5b', 'a2', 'completed')
) AS given (name, color, rank, status);

-- A fractional index of up to 14 million places: `d` and four digits of base 62.
CREATE FUNCTION roadmap_rank(place bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'd' || string_agg(substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', (place / size % 62)::int + 1, 1), '' ORDER BY size DESC)
  FROM (VALUES (1::bigint), (62), (3844), (238328)) AS digit (size)
$$;

INSERT INTO roadmap_item (id, project_id, roadmap_id, column_id, wish_id, rank)
SELECT gen_random_uuid(), wish.project_id, roadmap_id, roadmap_column.id, wish.id,
  roadmap_rank(row_number() OVER (PARTITION BY roadmap_column.id ORDER BY wish.completed_at DESC, wish.vote_count DESC, wish.created_at, wish.id))
FROM wish JOIN roadmap_column ON roadmap_column.project_id = wish.project_id AND roadmap_column.status = wish.status
WHERE wish.is_approved AND wish.merged_into_id IS NULL;

DROP FUNCTION roadmap_rank;

CALL audit_table('waitlist_entry', '{email,email_key,name,fingerprint,device_key}', '{rank_at,is_credited,referral_count,end_user_id}');
CALL audit_table('roadmap');
CALL audit_table('roadmap_column', '{}', '{item_count}');
CALL audit_table('roadmap_item');
