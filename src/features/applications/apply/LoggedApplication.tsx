import Button from '@mui/material/Button';
import { useId, type FormEvent } from 'react';
import { useGetEmployerQuery, type Job, type JobSeeker } from '@/api/jobBoardApi';
import { applyRefusal } from '@/features/applications/applyRefusal';
import { JobSummary } from '@/features/jobs/view/JobSummary';
import { seekerName } from '@/features/seekers/seekerName';
import { applyTexts } from '@/texts/jobs/apply';
import { SendIcon } from '@/ui/art/actionIcons';
import { MailIcon } from '@/ui/art/factIcons';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { TextArea } from '@/ui/form/TextArea';
import { TextInput } from '@/ui/form/TextInput';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { applyMailtoOf, applyMessage } from './applyMail';

const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 680px) minmax(0, 400px)',
  justifyContent: 'space-between',
  gap: '32px 48px',
  alignItems: 'start',
  paddingTop: 40,
  '& > .letter': {
    display: 'grid',
    gap: 20,
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& .intro': { marginTop: 8, color: theme.vars.palette.ink2 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Hint = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.dense.fontSize,
}));

type SendProps = { job: Job; message: string; mailto: string };

/**
 * Send Email on a spec host (spec §2.13): only logs the message, and the screen claims nothing
 * more.
 */
const LoggingForm = ({ job, message, mailto }: SendProps) => {
  const reasonId = useId();
  const refusal = applyRefusal(job, false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    console.log(messages.sendEmail.log, message);
  };
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      <Actions>
        <SubmitButton
          disabled={refusal !== null}
          aria-describedby={refusal === null ? undefined : reasonId}
          startIcon={<SendIcon size={18} />}
        >
          {applyTexts.send}
        </SubmitButton>
        <Button href={mailto} variant="outlined" startIcon={<MailIcon size={18} />}>
          {applyTexts.mailProgram}
        </Button>
      </Actions>
      {refusal !== null && <Hint id={reasonId}>{refusal}</Hint>}
      <Hint>{applyTexts.onlyLogs}</Hint>
    </form>
  );
};

/**
 * The apply screen of a spec host (spec §2.13): the letter, which the user's own mail program can
 * send.
 */
export const LoggedApplication = ({ job, seeker }: { job: Job; seeker: JobSeeker }) => {
  const { usernameEmployer = '' } = job;
  const { data: employer } = useGetEmployerQuery({ usernameEmployer }, { skip: !usernameEmployer });
  const message = applyMessage(job, seeker, seekerName(seeker), document.baseURI);
  return (
    <Page title={applyTexts.page.to(job.jobtitle)}>
      <Columns>
        <div className="letter">
          <div>
            <PageHeading dir="auto">{applyTexts.page.to(job.jobtitle)}</PageHeading>
            <p className="intro">
              {applyTexts.intro}{' '}
              <TextLink to={paths.jobSeekerProfile(seeker.usernamejobseek)}>
                {applyTexts.profile}
              </TextLink>
              .
            </p>
          </div>
          <TextInput label={applyTexts.subject.label} value={applyTexts.subject.text} readOnly />
          <TextArea
            label={applyTexts.message.label}
            value={message}
            readOnly
            rows={13}
            dir="auto"
          />
          <LoggingForm
            job={job}
            message={message}
            mailto={applyMailtoOf(employer?.emailEmployer, message)}
          />
        </div>
        <JobSummary job={job} label={applyTexts.job} />
      </Columns>
    </Page>
  );
};
