import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type FormEvent } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import {
  useApplyToJobMutation,
  useGetApplicationsQuery,
  type Application,
  type Job,
} from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { applyRefusal } from '@/features/jobs/view/JobActions';
import { applyTexts } from '@/texts/jobs/apply';
import { SendIcon } from '@/ui/art/actionIcons';
import { MailIcon } from '@/ui/art/factIcons';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert, Notice } from '@/ui/form/FormAlert';
import { notify } from '@/ui/notify/notify';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { sentText } from './sentText';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Hint = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.dense.fontSize,
}));

/**
 * Sends the application, once at a time. Our own host keeps it; on a spec host it is only logged.
 */
const useSendApplication = (job: Job, message: string) => {
  const { extensions } = useHostConfig();
  const [apply, { isLoading }] = useApplyToJobMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setProblem(null);
    if (!extensions) return console.log(messages.sendEmail.log, message);
    try {
      await apply({ applicationInput: { jobId: job._id, message } }).unwrap();
      notify.success(applyTexts.sent.toast);
    } catch (error) {
      const fault = readApiError(error);
      setProblem(fault.status === 409 ? (fault.message ?? applyTexts.already) : applyTexts.failed);
    }
  };
  return {
    submit: (event: FormEvent): void => {
      event.preventDefault();
      if (!isLoading) void send();
    },
    isSending: isLoading,
    problem,
  };
};

const MailProgramLink = ({ mailto }: { mailto: string }) => (
  <Button href={mailto} variant="outlined" startIcon={<MailIcon size={18} />}>
    {applyTexts.mailProgram}
  </Button>
);

const SentNotice = ({ application, username }: { application: Application; username: string }) => {
  const now = useNow();
  return (
    <Notice tone="good">
      <p>{sentText(application, now)}</p>
      <p style={{ fontWeight: 500 }}>
        {applyTexts.sent.text}{' '}
        <TextLink to={paths.jobSeekerProfile(username)}>{applyTexts.sent.link}</TextLink>
      </p>
    </Notice>
  );
};

type SendApplicationProps = {
  job: Job;
  message: string;
  /** The message for one's own mail program. */
  mailto: string;
  /** Of the seeker, for the link to the profile. */
  username: string;
};

/**
 * Send Email (spec §2.13). Our own host stores the application, once per job; a spec host's button
 * only logs, and nothing on the screen claims more.
 */
export const SendApplication = ({ job, message, mailto, username }: SendApplicationProps) => {
  const { extensions } = useHostConfig();
  const reasonId = useId();
  const { data: applications } = useGetApplicationsQuery(undefined, { skip: !extensions });
  const { submit, isSending, problem } = useSendApplication(job, message);
  const sent = applications?.find(({ jobId }) => jobId === job._id);
  const refusal = applyRefusal(job, extensions);
  if (sent) {
    return (
      <>
        <SentNotice application={sent} username={username} />
        <Actions>
          <MailProgramLink mailto={mailto} />
        </Actions>
      </>
    );
  }
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      {problem && <FormAlert>{problem}</FormAlert>}
      <Actions>
        <SubmitButton
          busy={isSending}
          disabled={refusal !== null}
          aria-describedby={refusal === null ? undefined : reasonId}
          startIcon={<SendIcon size={18} />}
        >
          {applyTexts.send}
        </SubmitButton>
        <MailProgramLink mailto={mailto} />
      </Actions>
      {refusal !== null && <Hint id={reasonId}>{refusal}</Hint>}
      {!extensions && <Hint>{applyTexts.onlyLogs}</Hint>}
    </form>
  );
};
