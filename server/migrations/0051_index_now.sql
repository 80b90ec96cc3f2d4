-- Up Migration
-- Whose turn it is to tell search engines of changed pages (IndexNow): one row, while a host has a key for it.
CREATE TABLE index_now (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  -- until then changed pages are written down
  on_until timestamptz(3) NOT NULL,
  -- when one of the hosts may send the next request
  next_at timestamptz(3) NOT NULL DEFAULT now(),
  -- how many requests have failed since the last that didn't
  failures integer NOT NULL DEFAULT 0
);

-- Jobs whose pages have changed for everybody, and that search engines aren't told of yet.
CREATE TABLE changed_pages (
  job_id uuid PRIMARY KEY,
  -- nobody could see it before the first of these changes
  is_new boolean NOT NULL,
  -- counted up, so that what changes while a request is under way isn't taken for told
  changes integer NOT NULL DEFAULT 1,
  changed_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX changed_pages_oldest ON changed_pages (changed_at, job_id);

CREATE FUNCTION queue_changed_page() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM public.index_now WHERE on_until > now()) THEN
      INSERT INTO public.changed_pages AS c (job_id, is_new)
      VALUES (NEW.id, TG_OP = 'INSERT' OR OLD.status <> 'live' OR OLD.deleted_at IS NOT NULL)
      ON CONFLICT (job_id) DO UPDATE SET changes = c.changes + 1;
    END IF;
    RETURN NULL;
  END $$;

-- What nobody but its owner could see, before and after, changes no page.
CREATE TRIGGER queue_new_page AFTER INSERT ON jobs FOR EACH ROW
  WHEN (NEW.status = 'live' AND NEW.deleted_at IS NULL) EXECUTE FUNCTION queue_changed_page();
CREATE TRIGGER queue_changed_page AFTER UPDATE ON jobs FOR EACH ROW
  WHEN (((OLD.status = 'live' AND OLD.deleted_at IS NULL) OR (NEW.status = 'live' AND NEW.deleted_at IS NULL))
    AND (OLD.status, OLD.deleted_at, OLD.updated_at) IS DISTINCT FROM (NEW.status, NEW.deleted_at, NEW.updated_at))
  EXECUTE FUNCTION queue_changed_page();
