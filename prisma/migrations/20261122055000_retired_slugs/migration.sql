-- CreateTable
CREATE TABLE "retired_slug" (
    "slug" TEXT NOT NULL,
    "organization_id" UUID NOT NULL,
    "retired_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "retired_slug_pkey" PRIMARY KEY ("slug")
);

-- Links to a deleted project shall not lead to another team's: its slugs stay with its team.
CREATE FUNCTION project_slug_retire() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO retired_slug (slug, organization_id)
  SELECT slug, OLD.organization_id FROM project_slug WHERE project_id = OLD.id
  ON CONFLICT (slug) DO UPDATE SET organization_id = excluded.organization_id, retired_at = excluded.retired_at;
  RETURN OLD;
END $$;

CREATE TRIGGER project_slug_retire BEFORE DELETE ON project FOR EACH ROW
  WHEN (OLD.organization_id IS NOT NULL AND NOT OLD.is_demo) EXECUTE FUNCTION project_slug_retire();

-- Every address that a project has had stays its own: of two that ask for one at once the first has it. One of a deleted
-- project is for its team alone.
CREATE OR REPLACE FUNCTION project_slug_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM retired_slug WHERE slug = NEW.slug AND organization_id = NEW.organization_id;
  INSERT INTO project_slug (slug, project_id) VALUES (NEW.slug, NEW.id) ON CONFLICT DO NOTHING;
  IF NOT EXISTS (SELECT FROM project_slug WHERE slug = NEW.slug AND project_id = NEW.id)
    OR EXISTS (SELECT FROM retired_slug WHERE slug = NEW.slug) THEN
    RAISE EXCEPTION 'the slug % is another project''s', NEW.slug USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END $$;
