-- Up Migration
-- Invitations in the inbox, with a thread of their own after a yes; and one list of the employers that a job seeker has blocked.

ALTER TABLE inbox_items ADD COLUMN invitation_id uuid REFERENCES candidate_invitations (id) ON DELETE CASCADE;
CREATE UNIQUE INDEX inbox_items_one_of_invitation ON inbox_items (role, account_id, kind, invitation_id) WHERE invitation_id IS NOT NULL;
CREATE INDEX inbox_items_invitation ON inbox_items (invitation_id) WHERE invitation_id IS NOT NULL;

-- A message is about an application or an invitation.
ALTER TABLE application_messages ALTER COLUMN application_id DROP NOT NULL;
ALTER TABLE application_messages ADD COLUMN invitation_id uuid;
ALTER TABLE application_messages ADD CONSTRAINT application_messages_invitation_fkey
  FOREIGN KEY (invitation_id) REFERENCES candidate_invitations (id) ON DELETE CASCADE NOT VALID;
ALTER TABLE application_messages ADD CONSTRAINT application_messages_about CHECK (num_nonnulls(application_id, invitation_id) = 1) NOT VALID;

-- Whom employers don't want to hear from; whom job seekers don't is in blocked_employers.
CREATE TABLE blocked_seekers (
  employer_id uuid NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  seeker_id uuid NOT NULL REFERENCES job_seekers (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (employer_id, seeker_id)
);
CREATE INDEX blocked_seekers_seeker ON blocked_seekers (seeker_id);
INSERT INTO blocked_seekers SELECT employer_id, seeker_id, created_at FROM blocks WHERE by_role = 'employer';

-- Everybody in the company of an employer, which is just itself where it is in none.
CREATE FUNCTION company_accounts(uuid) RETURNS uuid[]
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT array_agg(id) FROM (
    SELECT $1 AS id
    UNION SELECT o.employer_id FROM public.colleagues c JOIN public.colleagues o ON o.company_id = c.company_id WHERE c.employer_id = $1) accounts $$;

-- The names that an employer and its colleagues go by: their profiles' and those on their jobs.
CREATE OR REPLACE FUNCTION employer_names(uuid) RETURNS text[]
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(DISTINCT public.title_key(name)), '{}') FROM (
    SELECT company_name AS name FROM public.employers WHERE id = ANY(public.company_accounts($1))
    UNION SELECT company FROM public.jobs WHERE employer_id = ANY(public.company_accounts($1))) names WHERE btrim(name) <> '' $$;

-- Whether a job seeker's blocks name an employer, by the ids of its company or by any of its names.
DROP FUNCTION blocks_employer(text[], uuid[], uuid, text[]);
CREATE FUNCTION blocks_employer(blocked_names text[], blocked_ids uuid[], accounts uuid[], names text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT $3 && $2 OR EXISTS (SELECT 1 FROM unnest($1) blocked, unnest($4) name
    WHERE strpos(' ' || name || ' ', ' ' || blocked || ' ') > 0) $$;

-- Whether a job seeker has blocked an employer.
CREATE FUNCTION seeker_blocks(seeker uuid, employer uuid) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT EXISTS (SELECT 1 FROM public.blocked_employers b WHERE b.seeker_id = $1
    AND public.blocks_employer(ARRAY[b.name_key], b.employer_ids, (SELECT public.company_accounts($2)), (SELECT public.employer_names($2)))) $$;

-- Takes back what waits to be told between the two, and marks as read what the one who blocks was told.
CREATE FUNCTION silence_between(seeker uuid, employer uuid, by_role text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    -- the lock of whatever is told at this moment
    PERFORM pg_advisory_xact_lock(hashtextextended('pair ' || $2 || ' ' || $1, 0));
    DELETE FROM public.mails m WHERE m.state = 'waiting' AND m.attempts = 0 AND m.about IN (
      SELECT id FROM public.applications WHERE employer_id = $2 AND seeker_id = $1
      UNION SELECT id FROM public.candidate_invitations WHERE employer_id = $2 AND seeker_id = $1);
    DELETE FROM public.digest_items d WHERE ((d.role = 'employer' AND d.account_id = $2) OR (d.role = 'jobseeker' AND d.account_id = $1)) AND d.about IN (
      SELECT id FROM public.applications WHERE employer_id = $2 AND seeker_id = $1
      UNION SELECT id FROM public.candidate_invitations WHERE employer_id = $2 AND seeker_id = $1);
    DELETE FROM public.inbox_items i USING public.applications a
      WHERE a.employer_id = $2 AND a.seeker_id = $1 AND i.application_id = a.id AND i.at > now();
    UPDATE public.inbox_items i SET read_at = now() FROM public.applications a
      WHERE a.employer_id = $2 AND a.seeker_id = $1 AND i.application_id = a.id AND i.role = $3 AND i.read_at IS NULL;
    UPDATE public.inbox_items i SET read_at = now() FROM public.candidate_invitations v
      WHERE v.employer_id = $2 AND v.seeker_id = $1 AND i.invitation_id = v.id AND i.role = $3 AND i.read_at IS NULL;
  END $$;

-- Takes everything about a job seeker away from employers: all of them, or one.
CREATE OR REPLACE FUNCTION forget_candidate(seeker uuid, employer uuid) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE told bigint;
  BEGIN
    DELETE FROM public.shortlisted_candidates WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2);
    DELETE FROM public.mails WHERE state = 'waiting' AND attempts = 0
      AND about IN (SELECT id FROM public.candidate_invitations WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2));
    DELETE FROM public.digest_items d USING public.candidate_invitations i
      WHERE i.seeker_id = $1 AND ($2 IS NULL OR i.employer_id = $2)
        AND ((d.role = 'employer' AND d.account_id = i.employer_id) OR (d.role = 'jobseeker' AND d.account_id = $1))
        AND (d.about = i.id OR strpos(d.url, i.id::text) > 0);
    -- open pages drop it from their counts
    WITH gone AS (
      DELETE FROM public.inbox_items WHERE invitation_id IN (
        SELECT id FROM public.candidate_invitations WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2))
      RETURNING role, account_id, invitation_id)
    SELECT count(pg_notify('account_events',
      json_build_object('role', role, 'accountId', account_id, 'kind', 'invitation', 'about', invitation_id)::text)) FROM gone INTO told;
    UPDATE public.candidate_invitations SET state = 'ended', answered_at = now()
      WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2) AND state IN ('sent', 'accepted');
  END $$;

-- A block takes back what waits, from everybody in the company of the employers that it names.
CREATE OR REPLACE FUNCTION keep_blocked_employers() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    blocked public.blocked_employers := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  BEGIN
    PERFORM public.keep_candidate(blocked.seeker_id);
    IF TG_OP <> 'DELETE' THEN
      PERFORM public.forget_candidate(blocked.seeker_id, account), public.silence_between(blocked.seeker_id, account, 'jobseeker')
        FROM (SELECT DISTINCT account FROM unnest(blocked.employer_ids) employer, unnest(public.company_accounts(employer)) account ORDER BY account) accounts;
    END IF;
    RETURN NULL;
  END $$;

INSERT INTO blocked_employers AS known (id, seeker_id, name, name_key, employer_ids, created_at)
  SELECT gen_random_uuid(), seeker_id, min(name), title_key(name), array_agg(employer_id), min(created_at) FROM (
    SELECT b.seeker_id, b.employer_id, b.created_at, coalesce(nullif(btrim(e.company_name), ''), nullif(btrim(e.first_name || ' ' || e.last_name), ''), e.username) AS name
    FROM blocks b JOIN employers e ON e.id = b.employer_id WHERE b.by_role = 'jobseeker') named
  GROUP BY seeker_id, title_key(name)
  ON CONFLICT (seeker_id, name_key) DO UPDATE SET employer_ids = known.employer_ids || excluded.employer_ids;
DROP TABLE blocks;
