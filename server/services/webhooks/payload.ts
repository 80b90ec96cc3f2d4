import { paths } from '@contract/paths';
import type { ClaimedDelivery } from '../../repositories/webhooks/deliveries';
import type { Wire } from '../../wire';

type Told = Pick<
  ClaimedDelivery,
  'type' | 'title' | 'jobId' | 'applicationId' | 'reason' | 'happenedAt'
>;

const urlOf = ({ jobId, applicationId }: Told, origin: string): string => {
  if (jobId === null) return `${origin}${paths.account()}`;
  return applicationId === null
    ? `${origin}${paths.jobView(jobId)}`
    : `${origin}${paths.applicationsOf(jobId)}&applicant=${applicationId}`;
};

/** What a delivery says; nothing in it is about a person. `origin` is the site's, for the link. */
export const payloadOf = (told: Told, origin: string): Wire<'WebhookPayload'> => {
  const { type, title, jobId, applicationId, reason, happenedAt } = told;
  return {
    type,
    timestamp: happenedAt.toISOString(),
    data: {
      url: urlOf(told, origin),
      ...(jobId !== null && { jobId, jobTitle: title }),
      ...(applicationId !== null && { applicationId }),
      ...(reason !== null && { reason }),
    },
  };
};
