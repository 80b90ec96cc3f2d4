-- Up Migration
-- A mail that was tried in vain and waits for its next try is taken back as well as one that wasn't tried.

CREATE OR REPLACE FUNCTION forget_candidate(seeker uuid, employer uuid) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE told bigint;
  BEGIN
    DELETE FROM public.shortlisted_candidates WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2);
    DELETE FROM public.mails WHERE state = 'waiting'
      AND about IN (SELECT id FROM public.candidate_invitations WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2));
    -- about messages, to both; a daily mail tells of others, too: only the employer's is taken back
    DELETE FROM public.mails m USING public.candidate_invitations i, public.employers e, public.job_seekers s
      WHERE i.seeker_id = $1 AND ($2 IS NULL OR i.employer_id = $2) AND e.id = i.employer_id AND s.id = $1
        AND m.recipient = ANY(ARRAY[e.email, e.previous_email, s.email, s.previous_email]) AND m.state = 'waiting'
        AND (m.kind = 'messages' OR (m.kind = 'digest' AND m.recipient IN (e.email, e.previous_email))) AND strpos(m.text_body, i.id::text) > 0;
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
      WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2) AND state IN ('sent', 'accepted', 'withdrawn');
  END $$;

CREATE OR REPLACE FUNCTION silence_between(seeker uuid, employer uuid, by_role text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    -- the lock of whatever is told at this moment
    PERFORM pg_advisory_xact_lock(hashtextextended('pair ' || $2 || ' ' || $1, 0));
    DELETE FROM public.mails m WHERE m.state = 'waiting' AND m.about IN (
      SELECT id FROM public.applications WHERE employer_id = $2 AND seeker_id = $1
      UNION SELECT id FROM public.candidate_invitations WHERE employer_id = $2 AND seeker_id = $1);
    -- a daily mail tells of others, too: only the blocked side's is taken back
    DELETE FROM public.mails m USING public.employers e, public.job_seekers s
      WHERE e.id = $2 AND s.id = $1 AND m.recipient = ANY(ARRAY[e.email, e.previous_email, s.email, s.previous_email]) AND m.state = 'waiting'
        AND (m.kind = 'messages' OR (m.kind = 'digest' AND coalesce(m.recipient IN (e.email, e.previous_email), false) = ($3 = 'jobseeker')))
        AND EXISTS (SELECT 1 FROM (
          SELECT id FROM public.applications WHERE employer_id = $2 AND seeker_id = $1
          UNION SELECT id FROM public.candidate_invitations WHERE employer_id = $2 AND seeker_id = $1) t WHERE strpos(m.text_body, t.id::text) > 0);
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
