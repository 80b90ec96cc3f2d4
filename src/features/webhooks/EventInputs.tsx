import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { webhookTexts } from '@/texts/auth/webhooks';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { webhookEvents, type WebhookEvent } from '@contract/webhooks';

const { add: texts, events: names, eventHints } = webhookTexts;

export const Choices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& legend': { marginBottom: 8, fontWeight: 600 },
  '& small': {
    display: 'block',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
}));

/** What a webhook is told, held beside a form's fields, all of which are texts. */
export const useEvents = (start: readonly WebhookEvent[]) => {
  const [events, setEvents] = useState(start);
  return {
    events,
    toggle: (event: WebhookEvent): void =>
      setEvents(webhookEvents.filter((each) => (each === event) !== events.includes(each))),
    /** Why the form isn't sent, where nothing is chosen. */
    refusal: () => (events.length === 0 ? { problem: { text: texts.events.missing } } : null),
  };
};

type EventInputsProps = Pick<ReturnType<typeof useEvents>, 'events' | 'toggle'>;

export const EventInputs = ({ events, toggle }: EventInputsProps) => (
  <Choices>
    <legend>{texts.events.label}</legend>
    {webhookEvents.map((event) => (
      <CheckboxInput
        key={event}
        name="events"
        value={event}
        checked={events.includes(event)}
        onChange={() => toggle(event)}
        label={
          <>
            {names[event]}
            <small>{eventHints[event]}</small>
          </>
        }
      />
    ))}
  </Choices>
);
