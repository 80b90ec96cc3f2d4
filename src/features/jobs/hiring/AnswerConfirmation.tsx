import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useAnswerJobConfirmationMutation } from '@/api/jobBoardApi';
import { refusalText } from '@/api/wire/refusals';
import { confirmationTexts as texts } from '@/texts/jobs/confirmation';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

const Frame = styled('div')({ display: 'grid', gap: 20, marginTop: 24, outline: 'none' });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * The two answers to a mailed link's question, on a button's press: mail scanners open every link.
 */
export const AnswerConfirmation = ({ token }: { token: string }) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [answerConfirmation, { isLoading, data }] = useAnswerJobConfirmationMutation();
  const send = async (answer: 'open' | 'filled'): Promise<void> => {
    if (isLoading) return;
    setProblem(null);
    try {
      await answerConfirmation({ jobConfirmation: { token, answer } }).unwrap();
    } catch (error) {
      setProblem(refusalText(error, texts.failed));
    }
  };
  if (data)
    return (
      // the pressed button, which had the focus, is gone
      <Frame ref={takeFocus} tabIndex={-1}>
        <FormAlert tone="good">
          {data.status === 'live' ? texts.confirmed(data.jobtitle) : texts.closed(data.jobtitle)}
        </FormAlert>
        <p>
          <TextLink to={paths.employerJobs()}>{texts.jobs}</TextLink>
        </p>
      </Frame>
    );
  return (
    <Frame>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
      <Buttons>
        <Button
          size="large"
          aria-disabled={isLoading || undefined}
          onClick={() => void send('open')}
        >
          {texts.open}
        </Button>
        <Button
          size="large"
          variant="outlined"
          aria-disabled={isLoading || undefined}
          onClick={() => void send('filled')}
        >
          {texts.filled}
        </Button>
      </Buttons>
    </Frame>
  );
};
