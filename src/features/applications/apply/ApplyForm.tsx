import Button from '@mui/material/Button';
import { type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetEmployerQuery, type Application, type Job, type JobSeeker } from '@/api/jobBoardApi';
import { applyRefusal } from '@/features/applications/applyRefusal';
import { employerName } from '@/features/employers/employerNames';
import { JobSummary } from '@/features/jobs/view/JobSummary';
import { PromiseBox } from '@/features/jobs/view/PromiseBox';
import { seekerName } from '@/features/seekers/seekerName';
import { applyTexts } from '@/texts/jobs/apply';
import { jobTexts } from '@/texts/jobs/job';
import { SendIcon } from '@/ui/art/actionIcons';
import { MailIcon } from '@/ui/art/factIcons';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { CountedText } from '@/ui/form/CountedText';
import { FormAlert } from '@/ui/form/FormAlert';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { styled } from '@/ui/styled';
import { dayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';
import { ApplyFrame } from './ApplyFrame';
import { ApplyLetter } from './ApplyLetter';
import { applyMailtoOf, applyMessage } from './applyMail';
import { ChooseResume } from './ChooseResume';
import { EmployerSees } from './EmployerSees';
import { keptUntil } from './keptUntil';
import { Questions } from './Questions';
import { noteLimit, useApplyForm } from './useApplyForm';

const Form = styled('form')({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});
const Go = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.line}`,
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .hint': {
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.body2.fontSize,
    maxWidth: '64ch',
  },
  [theme.breakpoints.down('sm')]: {
    '& .buttons': { flexDirection: 'column', alignItems: 'stretch' },
  },
}));

const NotePart = ({ job, form }: { job: Job; form: CheckedForm<string> }) => (
  <CountedText
    {...form.field('note')}
    label={`${applyTexts.note.title(job.companyname || applyTexts.employer)} (${applyTexts.note.optional})`}
    hint={applyTexts.note.hint}
    limit={noteLimit}
    start={form.rhf.getValues('note') ?? ''}
    rows={4}
    dir="auto"
  />
);

type GoPartProps = { job: Job; form: CheckedForm<string>; mailto: string };
/** Send Email (spec §2.13), and a link that opens the same letter in the user's mail program. */
const GoPart = ({ job, form, mailto }: GoPartProps) => {
  const now = useNow();
  const { problem, busy } = form;
  const refusal = applyRefusal(job, true);
  return (
    <Go>
      {problem && problem.about !== 'answers' && problem.about !== 'resumeId' && (
        <FormAlert>{problem.text}</FormAlert>
      )}
      <div className="buttons">
        <SubmitButton
          size="large"
          busy={busy}
          disabled={refusal !== null}
          aria-describedby="apply-refusal"
          startIcon={<SendIcon size={20} />}
        >
          {applyTexts.send}
        </SubmitButton>
        <Button href={mailto} size="large" variant="outlined" startIcon={<MailIcon size={20} />}>
          {applyTexts.mailProgram}
        </Button>
      </div>
      <p className="hint num" id="apply-refusal">
        {refusal ?? applyTexts.kept(dayText(keptUntil(job), now))}
      </p>
    </Go>
  );
};

type BlockQuestionProps = {
  job: Job;
  question: ReturnType<typeof useApplyForm>['blockQuestion'];
};
/** Asks for confirmation before applying to an employer whom the job seeker has blocked. */
const BlockQuestion = ({ job, question }: BlockQuestionProps) => (
  <ConfirmDialog
    open={question.open}
    text={applyTexts.blocked.title}
    detail={applyTexts.blocked.detail(job.companyname ?? '')}
    confirmLabel={applyTexts.blocked.send}
    cancelLabel={applyTexts.blocked.cancel}
    onConfirm={() => question.answer(true)}
    onCancel={() => question.answer(false)}
  />
);

type ApplyFormProps = { job: Job; seeker: JobSeeker; onSent: (application: Application) => void };

/** The apply screen on our own host: letter, CV, note and questions (spec §2.13 and extensions). */
export const ApplyForm = ({ job, seeker, onSent }: ApplyFormProps) => {
  const { usernameEmployer = '' } = job;
  const { usernamejobseek: username } = seeker;
  const { data: employer } = useGetEmployerQuery({ usernameEmployer }, { skip: !usernameEmployer });
  const message = applyMessage(job, seeker, seekerName(seeker), document.baseURI);
  const { form, cv, cvSection, questions, blockQuestion } = useApplyForm({
    job,
    message,
    username,
    onSent,
  });
  const hasSide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const employerSees = (
    <EmployerSees
      cv={Boolean(cv.chosen)}
      cvs={cv.resumes?.length ?? 0}
      questions={questions.length}
    />
  );
  return (
    <ApplyFrame
      job={job}
      lead={applyTexts.lead}
      side={
        <>
          <JobSummary job={job} label={applyTexts.job}>
            <PromiseBox job={job} />
          </JobSummary>
          {hasSide && employerSees}
        </>
      }
    >
      <Form {...form.form}>
        <ApplyLetter
          to={[employer && employerName(employer), job.companyname].filter(Boolean).join(', ')}
          message={message}
          words={{
            [paths.jobView(job._id)]: job.jobtitle || jobTexts.untitled,
            [paths.jobSeekerReadOnly(username)]: seekerName(seeker),
          }}
          username={username}
        />
        <ChooseResume
          cv={cv}
          section={cvSection}
          username={username}
          disabled={form.busy}
          problem={form.problem?.about === 'resumeId' ? form.problem.text : undefined}
        />
        <NotePart job={job} form={form} />
        <Questions job={job} form={form} />
        {!hasSide && employerSees}
        <GoPart job={job} form={form} mailto={applyMailtoOf(employer?.emailEmployer, message)} />
      </Form>
      <BlockQuestion job={job} question={blockQuestion} />
    </ApplyFrame>
  );
};
