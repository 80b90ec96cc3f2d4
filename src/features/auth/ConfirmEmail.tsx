import { useState } from 'react';
import { useVerifyEmailMutation } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { mailedLinksTexts } from '@/texts/auth/mailedLinks';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

const { verify: texts } = mailedLinksTexts;

const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * Confirms an email address with a mailed link's `token`, on a button's press: mail scanners open
 * every link.
 */
export const ConfirmEmail = ({ token }: { token: string }) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [verifyEmail, { isLoading, isSuccess }] = useVerifyEmailMutation();
  const confirm = async () => {
    setProblem(null);
    try {
      await verifyEmail({ emailProof: { token } }).unwrap();
    } catch (error) {
      const { status, message } = readApiError(error);
      setProblem(
        status === 404 && message ? `${message} ${texts.another}` : (message ?? texts.failed),
      );
    }
  };
  if (isSuccess) {
    return (
      // the pressed button, which had the focus, is gone
      <div
        ref={takeFocus}
        tabIndex={-1}
        style={{ display: 'grid', gap: 20, marginTop: 24, outline: 'none' }}
      >
        <FormAlert tone="good">{texts.done}</FormAlert>
        <p>
          <TextLink to={paths.home()}>{texts.home}</TextLink>
        </p>
      </div>
    );
  }
  return (
    <FormStack
      sx={{ mt: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void confirm();
      }}
    >
      {problem && <FormAlert>{problem}</FormAlert>}
      <SubmitButton busy={isLoading}>{texts.submit}</SubmitButton>
    </FormStack>
  );
};
