import { useState } from 'react';
import { useAddWebhookMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { webhookTexts } from '@/texts/auth/webhooks';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { ShownOnce } from '@/ui/dialog/ShownOnce';
import { FormAlert } from '@/ui/form/FormAlert';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { webhookEvents, webhookLimits } from '@contract/webhooks';
import { EventInputs, useEvents } from './EventInputs';

const { add: texts, secret: secretTexts } = webhookTexts;

/** The form's state, and the secret once the webhook is created. */
const useAddWebhook = () => {
  const [addWebhook] = useAddWebhookMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const { validate, chosen, inputs } = useEvents(webhookEvents);
  const checked = useCheckedForm<'url' | 'password'>({
    defaultValues: { url: '', password: '' },
    missing: { url: texts.url.missing, password: texts.password.missing },
    check: validate,
    send: async ({ url, password }) => {
      try {
        const made = await addWebhook({
          webhookInput: { url: url.trim(), events: [...chosen], password },
        }).unwrap();
        setSecret(made.secret);
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['url', 'password'], texts.failed);
      }
    },
  });
  return { ...checked, secret, inputs };
};

/** Adds a webhook and shows its secret once. */
export const AddWebhook = ({ onClose }: { onClose: () => void }) => {
  const { form, field, problem, busy, secret, inputs } = useAddWebhook();
  return (
    <FormDialog
      title={texts.title}
      form={form}
      busy={busy}
      submitLabel={texts.submit}
      onClose={onClose}
      result={
        secret && (
          <ShownOnce name="secret" value={secret} texts={secretTexts} onClose={onClose}>
            {texts.ready} {secretTexts.once}
          </ShownOnce>
        )
      }
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <TextInput
        {...field('url')}
        type="url"
        label={texts.url.label}
        hint={texts.url.hint}
        autoComplete="off"
        maxLength={webhookLimits.url}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <EventInputs {...inputs} />
      <PasswordInput
        {...field('password')}
        label={texts.password.label}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  );
};
