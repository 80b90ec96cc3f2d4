import { useRef } from 'react';
import { useGetJobsByEmployerQuery, type CandidateDetails, type Job } from '@/api/jobBoardApi';
import { useInviteCandidateMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { useCompany } from '@/features/companies/useCompany';
import { useSession } from '@/session/useSession';
import { candidateTexts } from '@/texts/candidates/candidates';
import { SendIcon } from '@/ui/art/actionIcons';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextArea } from '@/ui/form/TextArea';
import { notify } from '@/ui/notify/notify';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { dayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { limits } from '@contract/limits';
import { SentInvitations } from './SentInvitations';
import { useCandidateForm } from './useCandidateForm';

const { invite: texts } = candidateTexts;
const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginInline: -24,
  padding: '18px 24px 20px',
  borderBlock: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.brandSoft,
  '& h3': { fontSize: theme.typography.body1.fontSize, fontWeight: 650 },
  '& form': { display: 'grid', gap: 12 },
  '& .left': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& .sent': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    fontSize: theme.typography.body2.fontSize,
  },
  '& progress': {
    width: '100%',
    height: 6,
    marginBottom: 6,
    accentColor: theme.vars.palette.brand,
  },
}));

/** Returns the name to use in a sentence. */
const firstName = ({ name }: CandidateDetails): string => name?.split(' ')[0] ?? texts.them;

type FormProps = { candidate: CandidateDetails; jobs: readonly Job[]; onSent: () => void };

const Form = ({ candidate, jobs, onSent }: FormProps) => {
  const [invite] = useInviteCandidateMutation();
  const form = useCandidateForm<'jobId' | 'message'>(candidate._id, {
    defaultValues: { jobId: jobs[0]?._id ?? '', message: texts.suggestion(candidate.name) },
    missing: { jobId: texts.jobMissing, message: texts.messageMissing },
    fits: (name, text) => name !== 'jobId' || jobs.some(({ _id }) => _id === text),
    send: async ({ jobId, message }) => {
      try {
        await invite({ id: candidate._id, jobId, invitationInput: { message } }).unwrap();
        notify.success(texts.sent);
        onSent();
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['message'] as const, texts.failed);
      }
    },
  });
  const { invitationsLeft: left } = candidate;
  return (
    <form {...form.form}>
      <SelectInput {...form.field('jobId')} label={texts.job} required>
        {jobs.map(({ _id, jobtitle, location }) => (
          <option key={_id} value={_id}>
            {[jobtitle, location].filter(Boolean).join(', ')}
          </option>
        ))}
      </SelectInput>
      <TextArea
        {...form.field('message')}
        label={texts.message}
        maxLength={2000}
        required
        dir="auto"
      />
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
      <SubmitButton busy={form.busy} startIcon={<SendIcon size={18} />}>
        {texts.send}
      </SubmitButton>
      <p className="left num">
        <progress max={limits.invitationsADay} value={left} aria-hidden />
        {texts.left(left, limits.invitationsADay)}{' '}
        {texts.again(firstName(candidate), limits.invitedAgainDays)}
      </p>
    </form>
  );
};

/**
 * Invites a candidate to one of the employer's live jobs they haven't been invited to; lists
 * unanswered invitations, which can be withdrawn.
 */
export const InviteForm = ({ candidate }: { candidate: CandidateDetails }) => {
  const { usernameEmployer } = useSession();
  const {
    data: jobs,
    isError,
    refetch,
  } = useGetJobsByEmployerQuery(
    { usernameEmployer: usernameEmployer ?? '' },
    { skip: !usernameEmployer },
  );
  const { readsOnly } = useCompany();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const { invitations, inviteAgainAt } = candidate;
  const live = jobs?.filter(({ status }) => status === 'live') ?? [];
  const left = live.filter(({ _id }) => !invitations.some(({ jobId }) => jobId === _id));
  const hindrance = readsOnly
    ? texts.readsOnly
    : invitations.some(({ state }) => state === 'declined')
      ? texts.declined
      : live.length === 0
        ? texts.noJobs
        : left.length === 0
          ? texts.allInvited
          : inviteAgainAt !== undefined
            ? texts.againOn(firstName(candidate), dayText(inviteAgainAt, now))
            : null;
  if (!jobs && !isError) return null;
  return (
    <Frame aria-label={texts.title}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <SentInvitations candidate={candidate} readsOnly={readsOnly} heading={heading} />
      {!jobs ? (
        <>
          <p className="left">{texts.jobsFailed}</p>
          <div>
            <TryAgain onClick={() => void refetch()} />
          </div>
        </>
      ) : hindrance === null ? (
        <Form
          key={left.map(({ _id }) => _id).join(' ')}
          candidate={candidate}
          jobs={left}
          // the form is about to be replaced or removed
          onSent={() => heading.current?.focus()}
        />
      ) : (
        <p className="left">{hindrance}</p>
      )}
    </Frame>
  );
};
