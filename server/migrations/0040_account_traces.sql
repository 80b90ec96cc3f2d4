-- Up Migration
-- What an administrator reads of a person: what they did and what was done to them, the mails to them, the reports by and about them.
CREATE INDEX audit_log_actor ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_record ON audit_log (record_id, id DESC);
CREATE INDEX mails_recipient ON mails (recipient, created_at DESC);
CREATE INDEX reports_reporter ON reports (split_part(reporter_key, '#', 1), created_at DESC);
CREATE INDEX reports_about ON reports ((about ->> 'accountId'), created_at DESC) WHERE about IS NOT NULL;
CREATE INDEX decisions_seeker ON decisions (seeker_id, created_at DESC) WHERE seeker_id IS NOT NULL;
