import { useState } from 'react';
import type { Webhook } from '@/api/jobBoardApi';
import { useUpdateWebhookMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { webhookTexts } from '@/texts/auth/webhooks';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { Choices } from '@/ui/form/choices/Choices';
import { FormAlert } from '@/ui/form/FormAlert';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { breakable } from '@/ui/text/breakable';
import { EventInputs, useEvents } from './EventInputs';

const { edit: texts } = webhookTexts;

/** Edits a webhook's events, and turns it on or off. */
export const EditWebhook = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const { _id: id, url } = webhook;
  const [updateWebhook] = useUpdateWebhookMutation();
  const [on, setOn] = useState(webhook.on);
  const { validate, chosen, inputs } = useEvents(webhook.events);
  const { form, problem, busy } = useCheckedForm<never>({
    defaultValues: {},
    missing: {},
    check: validate,
    send: async () => {
      try {
        await updateWebhook({ id, webhookChange: { events: [...chosen], on } }).unwrap();
        notify.success(texts.done);
        onClose();
        return null;
      } catch (error) {
        return clientRefusalOf(error, [], texts.failed);
      }
    },
  });
  return (
    <FormDialog
      title={texts.title}
      intro={<bdi>{breakable(url)}</bdi>}
      form={form}
      busy={busy}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <EventInputs {...inputs} />
      <Choices>
        <CheckboxInput
          name="on"
          checked={on}
          onChange={({ target }) => setOn(target.checked)}
          label={
            <>
              {texts.on}
              <small>{texts.onHint}</small>
            </>
          }
        />
      </Choices>
    </FormDialog>
  );
};
