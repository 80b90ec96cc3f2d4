-- Up Migration
-- Views of jobs and the audit log by month. The tables of the months are in a schema of their own; what was there before them is
-- months.job_views and months.audit_log, which end where 0056 says.
CREATE SCHEMA months;

-- The parts of a table by month, and until when each is.
CREATE FUNCTION months_of(parent text) RETURNS TABLE (part text, until timestamptz)
  LANGUAGE sql STABLE SET timezone = 'UTC'
  AS $$
  SELECT c.relname::text, substring(pg_get_expr(c.relpartbound, c.oid) FROM $bound$TO \('([^']+)'\)$bound$)::timestamptz
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
  WHERE i.inhparent = format('public.%I', parent)::regclass
  $$;

-- Makes the months that are missing until then, and returns their number; somebody who waits for a lock stops everybody who comes
-- later, so it doesn't wait long: the next call makes what is missing.
CREATE FUNCTION make_months(parent text, up_to timestamptz) RETURNS integer
  LANGUAGE plpgsql SET timezone = 'UTC' SET lock_timeout = '500ms'
  AS $$
  DECLARE
    month timestamptz;
    name text;
    made integer := 0;
  BEGIN
    -- one host at a time
    PERFORM pg_advisory_xact_lock(hashtextextended('months.' || parent, 0));
    LOOP
      SELECT max(until) INTO month FROM public.months_of(parent);
      EXIT WHEN month >= up_to;
      name := parent || to_char(month, '_YYYY_MM');
      EXECUTE format('CREATE TABLE months.%I (LIKE public.%I INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING STORAGE)', name, parent);
      IF parent = 'audit_log' THEN
        EXECUTE format('CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON months.%I FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change()', name);
        EXECUTE format('ALTER TABLE months.%I ENABLE ALWAYS TRIGGER audit_log_stays', name);
      END IF;
      -- in this order, readers and writers of the other months go on
      EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION months.%I FOR VALUES FROM (%L) TO (%L)', parent, name, month, month + interval '1 month');
      made := made + 1;
    END LOOP;
    RETURN made;
  EXCEPTION WHEN lock_not_available THEN RETURN 0;
  END $$;

-- Drops the months that ended by then, and returns their number; of the audit log none of the last year. The first part stays.
CREATE FUNCTION drop_months(parent text, ended_by timestamptz) RETURNS integer
  LANGUAGE plpgsql SET timezone = 'UTC' SET lock_timeout = '500ms'
  AS $$
  DECLARE
    name text;
    dropped integer := 0;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('months.' || parent, 0));
    FOR name IN SELECT m.part FROM public.months_of(parent) m WHERE m.until <= ended_by AND m.part <> parent ORDER BY m.until LOOP
      IF parent = 'audit_log' AND ended_by > now() - interval '1 year' THEN
        RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'insufficient_privilege';
      END IF;
      EXECUTE format('DROP TABLE months.%I', name);
      dropped := dropped + 1;
    END LOOP;
    RETURN dropped;
  EXCEPTION WHEN lock_not_available THEN RETURN 0;
  END $$;

-- In one step, so that nothing finds a table half made.
DO $$
DECLARE
  until timestamptz := (SELECT substring(pg_get_constraintdef(oid) FROM $bound$'([^']+)'$bound$)::timestamptz FROM pg_constraint WHERE conname = 'audit_log_first');
  last_id bigint;
  is_used boolean;
BEGIN
  PERFORM set_config('timezone', 'UTC', true);

  ALTER TABLE public.job_views SET SCHEMA months;
  CREATE TABLE public.job_views (
    job_id uuid NOT NULL REFERENCES public.jobs (id) ON DELETE CASCADE,
    day date NOT NULL,
    source text COLLATE "C" NOT NULL,
    views integer NOT NULL,
    PRIMARY KEY (job_id, day, source)
  ) PARTITION BY RANGE (day);
  CREATE INDEX job_views_day ON public.job_views (day);
  EXECUTE format('ALTER TABLE public.job_views ATTACH PARTITION months.job_views FOR VALUES FROM (MINVALUE) TO (%L)', until::date);
  ALTER TABLE months.job_views DROP CONSTRAINT job_views_first;

  -- entries are referred to by their number alone, which is no key of a table by month; the host deletes what refers to none
  ALTER TABLE public.company_history DROP CONSTRAINT company_history_audit_id_fkey;
  EXECUTE format('SELECT last_value, is_called FROM %s', pg_get_serial_sequence('public.audit_log', 'id')) INTO last_id, is_used;
  ALTER TABLE public.audit_log ALTER COLUMN id DROP IDENTITY;
  DROP TRIGGER audit_log_kept ON public.audit_log;
  DROP TRIGGER audit_log_names ON public.audit_log;
  ALTER TABLE public.audit_log DROP CONSTRAINT audit_log_pkey;
  ALTER TABLE public.audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY USING INDEX audit_log_month_key;
  ALTER TABLE public.audit_log SET SCHEMA months;
  CREATE TABLE public.audit_log (
    LIKE months.audit_log INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING STORAGE,
    PRIMARY KEY (id, at)
  ) PARTITION BY RANGE (at);
  ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
  PERFORM setval(pg_get_serial_sequence('public.audit_log', 'id'), last_id, is_used);
  CREATE INDEX audit_log_action ON public.audit_log (action, id DESC);
  CREATE INDEX audit_log_actor ON public.audit_log (actor_id, id DESC);
  CREATE INDEX audit_log_at ON public.audit_log (at);
  CREATE INDEX audit_log_record ON public.audit_log (record_id, id DESC);
  CREATE INDEX audit_log_words ON public.audit_log USING gin (words public.gin_trgm_ops);
  CREATE TRIGGER audit_log_kept BEFORE DELETE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();
  CREATE TRIGGER audit_log_names BEFORE UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();
  CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();
  ALTER TABLE public.audit_log ENABLE ALWAYS TRIGGER audit_log_kept;
  ALTER TABLE public.audit_log ENABLE ALWAYS TRIGGER audit_log_names;
  ALTER TABLE public.audit_log ENABLE ALWAYS TRIGGER audit_log_stays;
  EXECUTE format('ALTER TABLE public.audit_log ATTACH PARTITION months.audit_log FOR VALUES FROM (MINVALUE) TO (%L)', until);
  ALTER TABLE months.audit_log DROP CONSTRAINT audit_log_first;
END $$;

SELECT make_months('job_views', now() + interval '3 months'), make_months('audit_log', now() + interval '3 months');
