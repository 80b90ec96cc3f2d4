import { useEffect, useRef } from 'react';
import type { CandidateDetails } from '@/api/jobBoardApi';
import { useGetCandidateQuery, useShortlistCandidateMutation } from '@/api/memberApi';
import { useReadFile } from '@/api/readFile';
import { readApiError } from '@/api/wire/apiError';
import { clientRefusalOf } from '@/api/wire/refusals';
import { candidateTexts } from '@/texts/candidates/candidates';
import { LockIcon } from '@/ui/art/documentIcons';
import { LinkButton } from '@/ui/button/LinkButton';
import { SaveFileButton } from '@/ui/button/SaveFileButton';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextArea } from '@/ui/form/TextArea';
import { notify } from '@/ui/notify/notify';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { FactList } from '@/ui/text/FactList';
import { paths } from '@contract/paths';
import { mailtoOf } from '@contract/text/email';
import { CandidateFacts } from './CandidateFacts';
import { CandidateHead } from './CandidateHead';
import { candidateName } from './describeCandidate';
import { InviteForm } from './InviteForm';
import { ShortlistButton } from './ShortlistButton';
import { useCandidateForm } from './useCandidateForm';

const { panel: texts } = candidateTexts;
const Frame = styled(Card)(({ theme }) => ({
  padding: '16px 24px 20px',
  overflow: 'hidden',
  '& .top': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8 },
  '& .part': { paddingBlock: 18 },
  '& h3': { ...theme.typography.subtitle2, marginBottom: 8 },
  '& .note': { display: 'grid', gap: 10, justifyItems: 'start' },
  '& .note > :first-of-type': { width: '100%' },
  '& .privacy': {
    display: 'flex',
    gap: 12,
    paddingTop: 16,
    borderTop: `1px solid ${theme.vars.palette.line}`,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    '& svg': { flex: 'none', marginTop: 3 },
  },
}));

type Props = { candidate: CandidateDetails };

/** The contact details of a candidate who accepted an invitation. */
const Contact = ({ candidate }: Props) => {
  const readFile = useReadFile();
  const { contact, _id: id, invitations } = candidate;
  const accepted = invitations.find(({ state }) => state === 'accepted');
  if (!contact) return null;
  return (
    <div className="part">
      <h3>{texts.contact}</h3>
      <FactList
        facts={[
          { label: texts.name, value: contact.name },
          { label: texts.email, value: <a href={mailtoOf(contact.email)}>{contact.email}</a> },
          { label: texts.phone, value: contact.phone },
        ]}
      />
      {accepted && (
        <p style={{ marginTop: 12 }}>
          <LinkButton to={paths.thread(accepted._id)} variant="outlined" size="small">
            {texts.write}
          </LinkButton>
        </p>
      )}
      {contact.hasCv && (
        <p style={{ marginTop: 12 }}>
          <SaveFileButton
            size="small"
            read={async () => ({
              address: await readFile('getCandidateCv', { id }),
              name: `${texts.cvFile} ${contact.name}`,
            })}
            done={texts.cv}
            failed={texts.cvFailed}
          >
            {texts.cv}
          </SaveFileButton>
        </p>
      )}
    </div>
  );
};

/** The employer's own note on a shortlisted candidate. */
const Note = ({ candidate }: Props) => {
  const [save] = useShortlistCandidateMutation();
  const form = useCandidateForm<'note'>(candidate._id, {
    defaultValues: { note: candidate.shortlisted?.note ?? '' },
    missing: { note: '' },
    send: async ({ note }) => {
      try {
        await save({ id: candidate._id, shortlistNote: { note } }).unwrap();
        notify.success(texts.note.saved);
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['note'] as const, candidateTexts.saveFailed);
      }
    },
  });
  return (
    <form {...form.form} className="part note">
      <TextArea
        {...form.field('note')}
        label={texts.note.label}
        hint={texts.note.hint}
        maxLength={1000}
        dir="auto"
      />
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
      <SubmitButton variant="outlined" size="small" busy={form.busy}>
        {texts.note.save}
      </SubmitButton>
    </form>
  );
};

type NotShownProps = { isGone: boolean; onTryAgain: () => void };
const NotShown = ({ isGone, onTryAgain }: NotShownProps) =>
  isGone ? (
    <EmptyMessage text={texts.gone}>
      <p>{texts.goneHint}</p>
    </EmptyMessage>
  ) : (
    <EmptyMessage text={texts.failed}>
      <TryAgain onClick={onTryAgain} />
    </EmptyMessage>
  );

/** The candidate's details next to the list. */
export const CandidatePanel = ({ id, backTo }: { id: string; backTo: string }) => {
  const { currentData: candidate, isFetching, error, refetch } = useGetCandidateQuery({ id });
  const frame = useRef<HTMLDivElement>(null);
  const isRead = candidate !== undefined;
  // move the focus to the opened candidate; on a phone the list is gone
  useEffect(() => {
    if (isRead) frame.current?.querySelector<HTMLElement>('[data-candidate-heading]')?.focus();
  }, [isRead, id]);
  const back = (
    <LinkButton to={{ search: backTo }} variant="text" size="small">
      {texts.back}
    </LinkButton>
  );
  if (!candidate)
    return (
      <Frame component="aside">
        {back}
        {isFetching ? (
          <Loading shape="list" rows={4} />
        ) : (
          <NotShown isGone={readApiError(error).status === 404} onTryAgain={() => void refetch()} />
        )}
      </Frame>
    );
  return (
    <Frame component="aside" aria-label={candidateName(candidate)} ref={frame}>
      <div className="top">
        {back}
        <ShortlistButton candidate={candidate} />
      </div>
      <div className="part">
        <CandidateHead candidate={candidate} />
      </div>
      <InviteForm candidate={candidate} />
      <Contact candidate={candidate} />
      {candidate.shortlisted && <Note key={candidate._id} candidate={candidate} />}
      <CandidateFacts candidate={candidate} />
      <p className="privacy">
        <LockIcon size={18} />
        <span>{texts.privacy}</span>
      </p>
    </Frame>
  );
};
