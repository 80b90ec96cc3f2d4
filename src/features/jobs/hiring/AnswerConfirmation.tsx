import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAnswerJobConfirmationMutation } from '@/api/jobBoardApi';
import { refusalText } from '@/api/wire/refusals';
import { LinkDone } from '@/features/auth/LinkDone';
import { confirmationTexts as texts } from '@/texts/jobs/confirmation';
import { FormAlert } from '@/ui/form/FormAlert';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';

const Frame = styled('div')({ display: 'grid', gap: 20, marginTop: 24 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/**
 * The page behind an emailed link, with a button for each of the two answers. Opening the link
 * alone must not answer, since mail scanners open every link.
 */
export const AnswerConfirmation = ({ token }: { token: string }) => {
  const [problem, setProblem] = useState<string | null>(null);
  // cached by token, so that the answer is still shown after navigating back
  const [answerConfirmation, { isLoading, data }] = useAnswerJobConfirmationMutation({
    fixedCacheKey: token,
  });
  // kept here as well, because the cache may be reset in the meantime
  const [kept, setKept] = useState(data);
  const answered = data ?? kept;
  const send = async (answer: 'open' | 'filled'): Promise<void> => {
    if (isLoading) return;
    setProblem(null);
    try {
      setKept(await answerConfirmation({ jobConfirmation: { token, answer } }).unwrap());
    } catch (error) {
      setProblem(refusalText(error, texts.failed));
    }
  };
  if (answered?.status === 'live')
    return (
      <LinkDone
        text={texts.confirmed(answered.jobtitle)}
        to={paths.jobView(answered._id)}
        label={texts.job}
      />
    );
  // a closed job can be seen by its employer only
  if (answered)
    return (
      <LinkDone
        text={texts.closed(answered.jobtitle)}
        to={paths.employerJobs()}
        label={texts.jobs}
      />
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
