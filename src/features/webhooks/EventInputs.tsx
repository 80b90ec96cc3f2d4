import { webhookTexts } from '@/texts/auth/webhooks';
import { CheckboxChoices, useChoices } from '@/ui/form/choices/CheckboxChoices';
import { webhookEvents, type WebhookEvent } from '@contract/webhooks';

const { add: texts, events: labels, eventHints: hints } = webhookTexts;

/** State of the checkboxes for a webhook's events. */
export const useEvents = (start: readonly WebhookEvent[]) =>
  useChoices(webhookEvents, start, texts.events.missing);

export const EventInputs = (inputs: ReturnType<typeof useEvents>['inputs']) => (
  <CheckboxChoices
    name="events"
    legend={texts.events.label}
    labels={labels}
    hints={hints}
    {...inputs}
  />
);
