-- AlterTable
ALTER TABLE "help_article" ADD COLUMN     "excerpt_given" BOOLEAN NOT NULL DEFAULT true;
