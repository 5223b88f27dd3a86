-- CreateEnum
CREATE TYPE "form_kind" AS ENUM ('contact', 'support');

-- CreateEnum
CREATE TYPE "letter_state" AS ENUM ('pending', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "support_status" AS ENUM ('new', 'open', 'in_progress', 'waiting_on_customer', 'resolved', 'closed');

-- CreateEnum
CREATE TYPE "support_category" AS ENUM ('bug_report', 'feature_request', 'general_inquiry', 'billing', 'account');

-- AlterTable
ALTER TABLE "project" ADD COLUMN     "ai_reply" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "file" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "linked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "form" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "kind" "form_kind" NOT NULL,
    "form_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "fields" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "email_recipient" TEXT,
    "email_subject" TEXT,
    "integration" JSONB NOT NULL DEFAULT '{"type": "email"}',
    "submit_button_text" TEXT NOT NULL,
    "success_message" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "submission_count" INTEGER NOT NULL DEFAULT 0,
    "spam_count" INTEGER NOT NULL DEFAULT 0,
    "last_submission_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "form_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "form_day" (
    "project_id" UUID NOT NULL,
    "form_key" UUID NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "submissions" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "form_day_pkey" PRIMARY KEY ("form_key","day")
);

-- CreateTable
CREATE TABLE "form_visit" (
    "form_key" UUID NOT NULL,
    "day" DATE NOT NULL,
    "visitor" TEXT NOT NULL,

    CONSTRAINT "form_visit_pkey" PRIMARY KEY ("form_key","day","visitor")
);

-- CreateTable
CREATE TABLE "form_submission" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "form_key" UUID,
    "form_id" TEXT NOT NULL,
    "form_version" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "support_request_id" UUID,
    "wish_id" UUID,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "email_sent" BOOLEAN NOT NULL DEFAULT false,
    "processed_at" TIMESTAMPTZ(3),
    "is_spam" BOOLEAN NOT NULL DEFAULT false,
    "reserved" JSONB,

    CONSTRAINT "form_submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "form_submission_tally" (
    "project_id" UUID NOT NULL,
    "is_spam" BOOLEAN NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "form_submission_tally_pkey" PRIMARY KEY ("project_id","is_spam")
);

-- CreateTable
CREATE TABLE "letter" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" UUID,
    "to" TEXT[],
    "from" TEXT NOT NULL,
    "reply_to" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "headers" JSONB NOT NULL DEFAULT '{}',
    "state" "letter_state" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "message_id" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "letter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_request" (
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "status" "support_status" NOT NULL DEFAULT 'new',
    "priority" "priority" NOT NULL DEFAULT 'medium',
    "category" "support_category",
    "user_email" TEXT,
    "email_key" TEXT,
    "user_name" TEXT,
    "external_user_id" TEXT,
    "form_id" TEXT,
    "form_data" JSONB NOT NULL DEFAULT '{}',
    "user_metadata" JSONB NOT NULL DEFAULT '{}',
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "message_count" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),
    "last_message_at" TIMESTAMPTZ(3),

    CONSTRAINT "support_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_access_token" (
    "hash" TEXT NOT NULL,
    "project_id" UUID NOT NULL,
    "support_request_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "support_access_token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "support_counter" (
    "project_id" UUID NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "support_counter_pkey" PRIMARY KEY ("project_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "file_storage_key_key" ON "file"("storage_key");

-- CreateIndex
CREATE INDEX "file_linked_at_created_at_idx" ON "file"("linked_at", "created_at");

-- CreateIndex
CREATE INDEX "file_project_id_created_at_idx" ON "file"("project_id", "created_at");

-- CreateIndex
CREATE INDEX "form_project_id_kind_created_at_id_idx" ON "form"("project_id", "kind", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "form_form_id_idx" ON "form"("form_id");

-- CreateIndex
CREATE UNIQUE INDEX "form_project_id_kind_form_id_key" ON "form"("project_id", "kind", "form_id");

-- CreateIndex
CREATE INDEX "form_day_project_id_day_idx" ON "form_day"("project_id", "day");

-- CreateIndex
CREATE INDEX "form_visit_day_idx" ON "form_visit"("day");

-- CreateIndex
CREATE INDEX "form_submission_project_id_is_spam_submitted_at_id_idx" ON "form_submission"("project_id", "is_spam", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "form_submission_form_key_is_spam_submitted_at_id_idx" ON "form_submission"("form_key", "is_spam", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "letter_project_id_created_at_id_idx" ON "letter"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "letter_state_created_at_idx" ON "letter"("state", "created_at");

-- CreateIndex
CREATE INDEX "letter_subject_id_idx" ON "letter"("subject_id");

-- CreateIndex
CREATE INDEX "support_request_project_id_created_at_id_idx" ON "support_request"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "support_request_project_id_email_key_created_at_id_idx" ON "support_request"("project_id", "email_key", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "support_request_project_id_external_user_id_created_at_id_idx" ON "support_request"("project_id", "external_user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "support_request_project_id_number_key" ON "support_request"("project_id", "number");

-- CreateIndex
CREATE INDEX "support_access_token_support_request_id_idx" ON "support_access_token"("support_request_id");

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "form" ADD CONSTRAINT "form_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "form_day" ADD CONSTRAINT "form_day_form_key_fkey" FOREIGN KEY ("form_key") REFERENCES "form"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "form_visit" ADD CONSTRAINT "form_visit_form_key_fkey" FOREIGN KEY ("form_key") REFERENCES "form"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_form_key_fkey" FOREIGN KEY ("form_key") REFERENCES "form"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "form_submission_tally" ADD CONSTRAINT "form_submission_tally_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter" ADD CONSTRAINT "letter_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_request" ADD CONSTRAINT "support_request_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_access_token" ADD CONSTRAINT "support_access_token_support_request_id_fkey" FOREIGN KEY ("support_request_id") REFERENCES "support_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_counter" ADD CONSTRAINT "support_counter_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
