-- Up Migration
-- A function in SQL is planned at each call, and these took longer to plan than to run; one in PL/pgSQL is planned once
-- on each connection.
CREATE OR REPLACE FUNCTION name_of_account(role text, uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN coalesce(CASE $1
      WHEN 'admin' THEN (SELECT name FROM public.admins WHERE id = $2)
      WHEN 'employer' THEN (SELECT username FROM public.employers WHERE id = $2)
      WHEN 'jobseeker' THEN (SELECT username FROM public.job_seekers WHERE id = $2) END, '');
  END $$;

CREATE OR REPLACE FUNCTION name_of_record(uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN coalesce(
      (SELECT title FROM public.jobs WHERE id = $1), (SELECT username FROM public.employers WHERE id = $1),
      (SELECT username FROM public.job_seekers WHERE id = $1), (SELECT name FROM public.admins WHERE id = $1),
      (SELECT name FROM public.featured_employers WHERE id = $1), (SELECT name FROM public.admin_invitations WHERE id = $1),
      (SELECT 'Terms' FROM public.terms WHERE id = $1),
      (SELECT j.title FROM public.cases c JOIN public.jobs j ON j.id = c.job_id WHERE c.id = $1),
      (SELECT j.title FROM public.applications a JOIN public.jobs j ON j.id = a.job_id WHERE a.id = $1),
      (SELECT j.title FROM public.candidate_invitations i JOIN public.jobs j ON j.id = i.job_id WHERE i.id = $1),
      (SELECT name FROM public.api_keys WHERE id = $1), '');
  END $$;

CREATE OR REPLACE FUNCTION add_webhook_deliveries(told text, owner uuid, job uuid, application uuid, title text, why text, at timestamptz)
    RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO public.webhook_deliveries (id, webhook_id, event, job_id, application_id, job_title, reason, happened_at)
    SELECT gen_random_uuid(), w.id, told, job, application, title, why, at FROM public.webhooks w
    WHERE w.off_at IS NULL AND told = ANY(w.events) AND (w.employer_id = owner OR w.employer_id IN (
      SELECT c.employer_id FROM public.colleagues o JOIN public.colleagues c ON c.company_id = o.company_id
      WHERE o.employer_id = owner AND c.role = 'owner'));
  END $$;
