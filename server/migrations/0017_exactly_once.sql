-- Which call has a key now, and the records that it made: written in the transaction that makes
-- them, so that a call repeated after a crash makes none again.
ALTER TABLE idempotency_keys
  ADD COLUMN claim uuid,
  ADD COLUMN records uuid[] NOT NULL DEFAULT '{}';
