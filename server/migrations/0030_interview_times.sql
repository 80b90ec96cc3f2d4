-- Up Migration
-- The time zones in which the two sides read an interview's times (IANA names), unknown until their browsers say so; and until when
-- an interview that ended with a move of its application comes back with it.
ALTER TABLE interviews ADD COLUMN employer_zone text, ADD COLUMN seeker_zone text, ADD COLUMN restorable_until timestamptz;
