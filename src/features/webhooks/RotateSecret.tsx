import { useState } from 'react';
import type { Webhook } from '@/api/jobBoardApi';
import { useRotateWebhookSecretMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { webhookTexts } from '@/texts/auth/webhooks';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { ShownOnce } from '@/ui/dialog/ShownOnce';
import { FormAlert } from '@/ui/form/FormAlert';
import { useCheckedForm } from '@/ui/form/useCheckedForm';

const { secret: texts } = webhookTexts;
type RotateSecretProps = { webhook: Webhook; onClose: () => void };

/** Replaces a webhook's secret and shows the new one once. */
export const RotateSecret = ({ webhook: { _id: id }, onClose }: RotateSecretProps) => {
  const [rotateSecret] = useRotateWebhookSecretMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const { form, problem, busy } = useCheckedForm<never>({
    defaultValues: {},
    missing: {},
    send: async () => {
      try {
        setSecret((await rotateSecret({ id }).unwrap()).secret);
        return null;
      } catch (error) {
        return clientRefusalOf(error, [], texts.failed);
      }
    },
  });
  return (
    <FormDialog
      title={texts.title}
      intro={texts.text}
      form={form}
      busy={busy}
      submitLabel={texts.submit}
      onClose={onClose}
      result={
        secret && (
          <ShownOnce name="secret" value={secret} texts={texts} onClose={onClose}>
            {texts.ready} {texts.once}
          </ShownOnce>
        )
      }
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
    </FormDialog>
  );
};
