import type { WebhookDelivery } from '@/api/jobBoardApi';
import { webhookTexts as texts } from '@/texts/auth/webhooks';

/** "not delivered, returned 500", "delivered, returned 204", "waiting, no connection". */
export const outcomeText = ({ state, status, problem }: WebhookDelivery): string =>
  [
    texts.states[state],
    ...(status === null ? [] : [texts.answered(status)]),
    ...(problem === null ? [] : [texts.problems[problem]]),
  ].join(', ');
