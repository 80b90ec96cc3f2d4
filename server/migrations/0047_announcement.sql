-- Up Migration
-- What the site tells everybody, one thing at a time; `id` is another one each time it is saved.
CREATE TABLE announcement (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  id uuid NOT NULL,
  text text NOT NULL,
  link text NOT NULL,
  ends_at timestamptz(3)
);

-- An entry of the audit log about an application, an invitation or a key says of which.
CREATE OR REPLACE FUNCTION public.name_of_record(uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT title FROM public.jobs WHERE id = $1), (SELECT username FROM public.employers WHERE id = $1),
    (SELECT username FROM public.job_seekers WHERE id = $1), (SELECT name FROM public.admins WHERE id = $1),
    (SELECT name FROM public.featured_employers WHERE id = $1), (SELECT name FROM public.admin_invitations WHERE id = $1),
    (SELECT 'Terms' FROM public.terms WHERE id = $1),
    (SELECT j.title FROM public.cases c JOIN public.jobs j ON j.id = c.job_id WHERE c.id = $1),
    (SELECT j.title FROM public.applications a JOIN public.jobs j ON j.id = a.job_id WHERE a.id = $1),
    (SELECT j.title FROM public.candidate_invitations i JOIN public.jobs j ON j.id = i.job_id WHERE i.id = $1),
    (SELECT name FROM public.api_keys WHERE id = $1), '') $$;
