import { paths } from '@contract/paths';
import type { ClaimedDelivery } from '../../repositories/webhooks/deliveries';
import type { Wire } from '../../wire';

type Told = Pick<
  ClaimedDelivery,
  'type' | 'title' | 'jobId' | 'applicationId' | 'reason' | 'happenedAt'
>;
type Payload = Wire<'ApplicationReceived' | 'JobPublished' | 'JobEnded' | 'WebhookTest'>;

/** Asserts a value that every row of such an event has. */
const known = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('A delivery lacks what its event tells.');
  return value;
};

/**
 * Returns a delivery's payload, which contains no personal data. `origin` is the site's, for the
 * link.
 */
export const payloadOf = (told: Told, origin: string): Payload => {
  const { type, title: jobTitle } = told;
  const timestamp = told.happenedAt.toISOString();
  if (type === 'webhook.test')
    return { type, timestamp, data: { url: `${origin}${paths.account()}` } };
  const jobId = known(told.jobId);
  const data = { url: `${origin}${paths.jobView(jobId)}`, jobId, jobTitle };
  if (type === 'job.published') return { type, timestamp, data };
  if (type === 'job.ended')
    return { type, timestamp, data: { ...data, reason: known(told.reason) } };
  const applicationId = known(told.applicationId);
  const url = `${origin}${paths.applicationsOf(jobId)}&applicant=${applicationId}`;
  return { type, timestamp, data: { ...data, url, applicationId } };
};
