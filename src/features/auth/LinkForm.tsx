import { useState } from 'react';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';

type LinkFormProps = {
  label: string;
  busy: boolean;
  /** Performs the link's action; rejects if the host refuses. */
  act: () => Promise<unknown>;
  /** Returns the message for an error of `act`. */
  problemOf: (error: unknown) => string;
};

/**
 * The single button on an emailed link's page: email scanners open every link, but click nothing.
 */
export const LinkForm = ({ label, busy, act, problemOf }: LinkFormProps) => {
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <FormStack
      sx={{ mt: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      {problem && <FormAlert>{problem}</FormAlert>}
      <SubmitButton busy={busy}>{label}</SubmitButton>
    </FormStack>
  );
};
