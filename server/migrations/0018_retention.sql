-- Up Migration
-- What may be deleted once it is old: entries of the audit log, and the search rows of jobs that ended long ago.

-- Only additions, with two exceptions: names and texts about a person once the person is erased, and whole entries that are older than
-- a year, which is the shortest retention that the host's settings allow.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF TG_LEVEL = 'ROW' AND TG_OP = 'DELETE' THEN
      IF OLD.at < now() - interval '1 year' THEN RETURN OLD; END IF;
    ELSIF TG_LEVEL = 'ROW' THEN
      IF (NEW.id, NEW.at, NEW.actor_role, NEW.action) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.actor_role, OLD.action)
        AND NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id AND NEW.record_id IS NOT DISTINCT FROM OLD.record_id
        AND (NEW.actor_name = OLD.actor_name OR (NEW.actor_name = '' AND public.is_erased(OLD.actor_id)))
        AND (NEW.record_name = OLD.record_name OR (NEW.record_name = '' AND public.is_erased(OLD.record_id)))
        AND (NEW.before IS NOT DISTINCT FROM OLD.before OR (NEW.before IS NULL AND (public.is_erased(OLD.record_id) OR public.is_erased(OLD.actor_id))))
        AND (NEW.after IS NOT DISTINCT FROM OLD.after OR (NEW.after IS NULL AND (public.is_erased(OLD.record_id) OR public.is_erased(OLD.actor_id))))
      THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'insufficient_privilege';
  END $$;
DROP TRIGGER audit_log_stays ON audit_log;
CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_kept BEFORE DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_stays;
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_kept;

-- A job whose row was deleted gets one again when it is relisted.
CREATE OR REPLACE FUNCTION keep_search() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.deleted_at IS NULL THEN INSERT INTO public.job_search SELECT * FROM public.search_row(NEW); END IF;
    ELSIF NEW.deleted_at IS NOT NULL THEN
      DELETE FROM public.job_search WHERE job_id = NEW.id;
    ELSIF OLD.deleted_at IS NOT NULL OR ROW(OLD.title, OLD.company, OLD.location, OLD.category, OLD.employment_kind, OLD.degree, OLD.remote, OLD.pay_from, OLD.pay_to,
        OLD.employer_id, OLD.created_at, OLD.overview, OLD.responsibilities, OLD.qualifications, OLD.description)
      IS DISTINCT FROM ROW(NEW.title, NEW.company, NEW.location, NEW.category, NEW.employment_kind, NEW.degree, NEW.remote, NEW.pay_from, NEW.pay_to,
        NEW.employer_id, NEW.created_at, NEW.overview, NEW.responsibilities, NEW.qualifications, NEW.description) THEN
      DELETE FROM public.job_search WHERE job_id = NEW.id;
      INSERT INTO public.job_search SELECT * FROM public.search_row(NEW);
    ELSIF (OLD.status = 'live', OLD.expires_at) IS DISTINCT FROM (NEW.status = 'live', NEW.expires_at) THEN
      UPDATE public.job_search SET live = (NEW.status = 'live'), expires_at = NEW.expires_at WHERE job_id = NEW.id;
      IF NOT FOUND THEN INSERT INTO public.job_search SELECT * FROM public.search_row(NEW); END IF;
    END IF;
    RETURN NULL;
  END $$;
