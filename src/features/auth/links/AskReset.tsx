import { useState } from 'react';
import { useRequestPasswordResetMutation } from '@/api/jobBoardApi';
import { refusalOf } from '@/api/wire/refusals';
import { mailedLinksTexts } from '@/texts/auth/mailedLinks';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { TextLink } from '@/ui/text/TextLink';
import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';

const { ask: texts } = mailedLinksTexts;

/** Asks for a password reset link; doesn't reveal whether the account exists. */
export const AskReset = ({ role }: { role: AccountRole }) => {
  const [sent, setSent] = useState(false);
  const [requestPasswordReset] = useRequestPasswordResetMutation();
  const { form, field, problem, busy } = useCheckedForm<'email'>({
    defaultValues: { email: '' },
    missing: { email: texts.email.missing },
    send: async ({ email }) => {
      setSent(false);
      try {
        await requestPasswordReset({ passwordResetRequest: { role, email } }).unwrap();
        setSent(true);
        // the form stays usable: the address may have been mistyped
        return {};
      } catch (error) {
        return refusalOf(error, ['email'], texts.failed);
      }
    },
  });
  return (
    <FormStack {...form} sx={{ mt: 3 }}>
      {problem && <FormAlert>{problem.text}</FormAlert>}
      {sent && (
        <FormAlert tone="good">
          <p>{texts.sent}</p>
          <p style={{ fontWeight: 500 }}>{texts.sentHint}</p>
        </FormAlert>
      )}
      <TextInput
        {...field('email')}
        label={texts.email.label}
        type="email"
        autoComplete="email"
        required
      />
      <SubmitButton busy={busy}>{texts.submit}</SubmitButton>
      <TextLink to={paths.loginOf(role)} style={{ justifySelf: 'start' }}>
        {texts.back}
      </TextLink>
    </FormStack>
  );
};
