-- Up Migration
-- The mark a: one applies for the job on this site. The housekeeping of hosts gives it to the jobs that are there already.
CREATE OR REPLACE FUNCTION search_row(j jobs) RETURNS job_search
  LANGUAGE plpgsql STABLE PARALLEL SAFE
  AS $$
  DECLARE
    head tsvector := public.job_head(j.title, j.company, j.category, j.location, j.remote, j.employment_kind);
    marks tsvector := public.job_marks(j.created_at, j.category, j.employment_kind, j.remote, j.pay_from, j.pay_to, j.employer_id, j.location, j.company, j.degree);
    made public.job_search;
  BEGIN
    IF j.employer_id IS NOT NULL AND j.apply_url IS NULL THEN marks := marks || 'a'::tsvector; END IF;
    made := ROW(j.id, j.status = 'live', j.created_at, j.expires_at, j.category, j.employment_kind, j.pay_from, j.pay_to, public.title_key(j.title), btrim(j.location),
      head, marks, public.job_body(head, j.overview, j.responsibilities, j.qualifications, j.description));
    RETURN made;
  END $$;

CREATE OR REPLACE FUNCTION keep_search() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.deleted_at IS NULL THEN INSERT INTO public.job_search SELECT * FROM public.search_row(NEW); END IF;
    ELSIF NEW.deleted_at IS NOT NULL THEN
      DELETE FROM public.job_search WHERE job_id = NEW.id;
    ELSIF OLD.deleted_at IS NOT NULL OR ROW(OLD.title, OLD.company, OLD.location, OLD.category, OLD.employment_kind, OLD.degree, OLD.remote, OLD.pay_from, OLD.pay_to,
        OLD.employer_id, OLD.created_at, OLD.overview, OLD.responsibilities, OLD.qualifications, OLD.description, OLD.apply_url IS NULL)
      IS DISTINCT FROM ROW(NEW.title, NEW.company, NEW.location, NEW.category, NEW.employment_kind, NEW.degree, NEW.remote, NEW.pay_from, NEW.pay_to,
        NEW.employer_id, NEW.created_at, NEW.overview, NEW.responsibilities, NEW.qualifications, NEW.description, NEW.apply_url IS NULL) THEN
      DELETE FROM public.job_search WHERE job_id = NEW.id;
      INSERT INTO public.job_search SELECT * FROM public.search_row(NEW);
    ELSIF (OLD.status = 'live', OLD.expires_at) IS DISTINCT FROM (NEW.status = 'live', NEW.expires_at) THEN
      UPDATE public.job_search SET live = (NEW.status = 'live'), expires_at = NEW.expires_at WHERE job_id = NEW.id;
      IF NOT FOUND THEN INSERT INTO public.job_search SELECT * FROM public.search_row(NEW); END IF;
    END IF;
    RETURN NULL;
  END $$;
