-- Up Migration
-- A line of a daily mail about what can still be undone waits as long as a mail would. NULL: it is due at once.
ALTER TABLE digest_items ADD COLUMN due_at timestamptz(3);
