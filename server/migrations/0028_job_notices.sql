-- Up Migration
-- Tells the hosts that listen to job_changes which job's search row was written, once it is committed.
CREATE FUNCTION notify_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('job_changes', coalesce(NEW.job_id, OLD.job_id)::text);
    RETURN NULL;
  END $$;
CREATE TRIGGER notify_job_change AFTER INSERT OR UPDATE OR DELETE ON job_search FOR EACH ROW EXECUTE FUNCTION notify_job_change();
