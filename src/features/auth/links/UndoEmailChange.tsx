import { useState } from 'react';
import type { EmailUndone } from '@/api/jobBoardApi';
import { useUndoEmailChangeMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { undoEmailTexts as texts } from '@/texts/auth/undoEmail';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { TextLink } from '@/ui/text/TextLink';
import { site } from '@contract/constants/site';
import { paths } from '@contract/paths';

const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * Undoes a change of the email address with the `token` of an emailed link. Requires a button
 * click, since email scanners open every link. Then offers to set a new password, since somebody
 * may know the old one.
 */
export const UndoEmailChange = ({ token }: { token: string }) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [undoEmailChange, { isLoading }] = useUndoEmailChangeMutation();
  // kept in state: undoing also ends this browser's session, which resets the cache
  const [undone, setUndone] = useState<EmailUndone>();
  const undo = async () => {
    setProblem(null);
    try {
      setUndone(await undoEmailChange({ emailProof: { token } }).unwrap());
    } catch (error) {
      const { status, message } = readApiError(error);
      setProblem(
        status === 404 && message
          ? `${message} ${texts.help(site.contact.email)}`
          : (message ?? texts.failed),
      );
    }
  };
  if (undone) {
    return (
      // the clicked button, which had the focus, is gone
      <div
        ref={takeFocus}
        tabIndex={-1}
        style={{ display: 'grid', gap: 20, marginTop: 24, outline: 'none' }}
      >
        <FormAlert tone="good">{texts.done}</FormAlert>
        <p>{undone.passwordEnded ? texts.passwordEnded : texts.passwordKept}</p>
        <p>
          <TextLink to={paths.forgotPassword(undone.role)}>{texts.newPassword}</TextLink>
        </p>
      </div>
    );
  }
  return (
    <FormStack
      sx={{ mt: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void undo();
      }}
    >
      {problem && <FormAlert>{problem}</FormAlert>}
      <SubmitButton busy={isLoading}>{texts.submit}</SubmitButton>
    </FormStack>
  );
};
