-- Up Migration
-- An interview ends with its application. Those that were still on when an application was decided before hosts did that are ended
-- here, and nobody is mailed; one that took place stays as it was.
UPDATE interviews i SET state = 'cancelled', sequence = i.sequence + 1, updated_at = now()
FROM applications a
WHERE a.id = i.application_id AND a.state IN ('hired', 'notSelected', 'withdrawn')
  AND (i.state = 'offered' OR i.state = 'booked' AND i.chosen_at + make_interval(mins => i.minutes) > now());
