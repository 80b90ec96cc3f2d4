import { useState } from 'react';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';

type LinkFormProps = {
  label: string;
  busy: boolean;
  /** Does what the link is for; throws where the host refuses. */
  act: () => Promise<unknown>;
  /** What to say about an error of `act`. */
  problemOf: (error: unknown) => string;
};

/** The one button of a mailed link's page: mail scanners open every link, but press nothing. */
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
