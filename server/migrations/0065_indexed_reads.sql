-- Up Migration
-- An employer's names are those of all its jobs, deleted ones included, and are asked for whenever a job seeker who blocks
-- somebody is searched for or told something: an index of both is read instead of the jobs.
CREATE INDEX jobs_employer_company ON jobs (employer_id, company) WHERE employer_id IS NOT NULL;
-- Each move of an applicant takes back what a daily mail would have said of the one before.
CREATE INDEX digest_items_about ON digest_items (about) WHERE about IS NOT NULL;
