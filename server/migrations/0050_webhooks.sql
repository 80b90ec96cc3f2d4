-- Up Migration
-- Addresses of an employer's programs that are told what happens. What is sent to them is written here
-- in the transaction that it happens in, so that neither is there without the other (docs/webhooks.md).
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  -- whoever added it, who owns the company; with that it goes
  employer_id uuid NOT NULL REFERENCES employers (id),
  url text NOT NULL,
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  -- as it is, since deliveries are signed by it
  secret bytea NOT NULL,
  -- the one before, which signs as well until then
  old_secret bytea,
  old_secret_until timestamptz(3),
  -- null: it is on
  off_at timestamptz(3),
  -- whether it was switched off since nothing arrived
  off_for_failures boolean NOT NULL DEFAULT false,
  -- deliveries that were given up since the last one that arrived
  given_up integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX webhooks_employer ON webhooks (employer_id, created_at);

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event text COLLATE "C" NOT NULL,
  -- of what is gone as well, so without references
  job_id uuid,
  application_id uuid,
  job_title text NOT NULL,
  -- why a job ended
  reason text COLLATE "C",
  happened_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  state text COLLATE "C" NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'delivered', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  next_at timestamptz(3) NOT NULL DEFAULT now(),
  -- which host's try it is, and since when
  claim uuid,
  claimed_at timestamptz(3),
  ended_at timestamptz(3),
  -- of the last try: the answer's status, or why there was none
  status integer,
  problem text COLLATE "C"
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_sending ON webhook_deliveries (webhook_id) WHERE state = 'sending';
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, number DESC);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);

-- Writes what is to be sent about a job of the employer's: to its own webhooks, and those of its company's owners.
CREATE FUNCTION add_webhook_deliveries(told text, owner uuid, job uuid, application uuid, title text, why text, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.webhook_deliveries (id, webhook_id, event, job_id, application_id, job_title, reason, happened_at)
  SELECT gen_random_uuid(), w.id, told, job, application, title, why, at FROM public.webhooks w
  WHERE w.off_at IS NULL AND told = ANY(w.events) AND (w.employer_id = owner OR w.employer_id IN (
    SELECT c.employer_id FROM public.colleagues o JOIN public.colleagues c ON c.company_id = o.company_id
    WHERE o.employer_id = owner AND c.role = 'owner')) $$;

-- A job ends in many ways, some of which end many at once, and may come back by as many: whatever writes it is told here.
CREATE FUNCTION tell_webhooks_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.status = 'live' AND NEW.deleted_at IS NULL THEN
      IF NEW.expires_at > now() THEN
        PERFORM public.add_webhook_deliveries('job.published', NEW.employer_id, NEW.id, NULL, NEW.title, NULL, now());
      END IF;
    ELSE
      PERFORM public.add_webhook_deliveries('job.ended', NEW.employer_id, NEW.id, NULL, NEW.title,
        CASE WHEN NEW.deleted_at IS NOT NULL THEN 'deleted' WHEN NEW.status IN ('filled', 'removed') THEN NEW.status ELSE 'expired' END,
        least(OLD.expires_at, now()));
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER jobs_posted AFTER INSERT ON jobs FOR EACH ROW
  WHEN (NEW.employer_id IS NOT NULL AND NEW.status = 'live' AND NEW.deleted_at IS NULL) EXECUTE FUNCTION tell_webhooks_of_job();
CREATE TRIGGER jobs_moved AFTER UPDATE OF status, deleted_at ON jobs FOR EACH ROW
  WHEN (NEW.employer_id IS NOT NULL AND (OLD.status = 'live' AND OLD.deleted_at IS NULL) <> (NEW.status = 'live' AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION tell_webhooks_of_job();
