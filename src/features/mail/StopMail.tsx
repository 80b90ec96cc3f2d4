import { useState } from 'react';
import { useUnsubscribeMutation } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { mailTexts } from '@/texts/auth/mail';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

const { stop: texts } = mailTexts;
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Stops the mails of a mailed link's `linkKey`, on a button's press: mail scanners open every link. */
export const StopMail = ({ linkKey }: { linkKey: string }) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [unsubscribe, { isLoading, isSuccess }] = useUnsubscribeMutation();
  const stop = async (): Promise<void> => {
    setProblem(null);
    try {
      await unsubscribe({ key: linkKey }).unwrap();
    } catch (error) {
      setProblem(readApiError(error).status === 404 ? texts.unknown : texts.failed);
    }
  };
  if (isSuccess)
    return (
      // the pressed button, which had the focus, is gone
      <div
        ref={takeFocus}
        tabIndex={-1}
        style={{ display: 'grid', gap: 20, marginTop: 24, outline: 'none' }}
      >
        <FormAlert tone="good">{texts.done}</FormAlert>
        <p>
          <TextLink to={paths.account()}>{texts.account}</TextLink>
        </p>
      </div>
    );
  return (
    <FormStack
      sx={{ mt: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void stop();
      }}
    >
      {problem && <FormAlert>{problem}</FormAlert>}
      <SubmitButton busy={isLoading}>{texts.submit}</SubmitButton>
    </FormStack>
  );
};
