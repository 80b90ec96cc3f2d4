import Button from '@mui/material/Button';
import { readApiError } from '@/api/wire/apiError';
import { applicantTexts } from '@/texts/jobs/applicants';
import { companyTexts } from '@/texts/profiles/company';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { applicantName } from '../applicantName';
import { CvSection } from '../cv/CvSection';
import { noAnswer } from '../desk/deskParams';
import type { DeskControls } from '../desk/useDesk';
import { InterviewSection } from '../interviews/InterviewSection';
import { PendingNote } from '../letters/PendingNote';
import { PromiseBanner } from '../promise/PromiseBanner';
import { History } from './History';
import { PanelActions } from './PanelActions';
import { PanelHead } from './PanelHead';
import { PanelSection } from './PanelSection';
import { PrivateNotes } from './PrivateNotes';
import { ProfileFacts, SentAnswers, SentMessage, SentNote } from './SentWords';
import { Thread } from './Thread';
import type { DraftOf } from './useDrafts';

const { panel: texts } = applicantTexts;
const Sheet = styled(Card)(({ theme }) => ({
  overflow: 'hidden auto',
  minWidth: 0,
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 84,
    maxHeight: 'calc(100dvh - 100px)',
  },
}));

type PanelProps = { desk: DeskControls; draftOf: DraftOf };

/** Shown if the applicant in the URL can't be loaded. */
const NoApplicant = ({ desk: { details, close } }: { desk: DeskControls }) => {
  if (details.isFetching || !details.isError) return <Loading shape="page" />;
  const isGone = readApiError(details.error).status === 404;
  return (
    <EmptyMessage text={isGone ? texts.gone : texts.failed}>
      {isGone ? (
        <Button variant="outlined" size="small" onClick={close}>
          {texts.close}
        </Button>
      ) : (
        <TryAgain onClick={() => void details.refetch()} />
      )}
    </EmptyMessage>
  );
};

const Everything = ({ desk, draftOf }: PanelProps) => {
  const { read, details, search, lists, readsOnly } = desk;
  if (!read)
    return details.isError && !details.isFetching ? (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void details.refetch()} />
      </EmptyMessage>
    ) : (
      <Loading shape="list" rows={3} />
    );
  const knownTags = [...new Set(lists.items.flatMap(({ tags }) => tags))];
  const answerSearch = (answer: string): string =>
    search.searchOf({ job: read.jobId, ...noAnswer, answer });
  return (
    <>
      <SentAnswers details={read} searchOf={answerSearch} />
      <CvSection applicant={read} />
      <PrivateNotes
        details={read}
        readsOnly={readsOnly}
        draftOf={draftOf}
        knownTags={knownTags}
        tagSearch={(tag) => search.searchOf({ tag })}
      />
      <Thread details={read} draftOf={draftOf} readsOnly={readsOnly} />
      <SentMessage message={read.message} />
      <History events={read.history} />
    </>
  );
};

/** The open applicant: name, actions and all details. */
export const ApplicantPanel = ({ desk, draftOf }: PanelProps) => {
  const { chosen, move, readsOnly } = desk;
  return (
    <Sheet component="section" aria-label={texts.label}>
      {chosen ? (
        <>
          <PanelHead desk={desk} applicant={chosen} />
          <PromiseBanner applicant={chosen} />
          <PendingNote applicant={chosen} readsOnly={readsOnly} />
          {readsOnly ? (
            <PanelSection title={companyTexts.roles.reader}>
              <p className="mute">{companyTexts.readsOnly}</p>
            </PanelSection>
          ) : (
            <PanelActions applicant={chosen} onMove={(name) => move(name, [chosen])} />
          )}
          {desk.read?.interview && (
            <PanelSection title={texts.interview}>
              <InterviewSection
                applicant={desk.read}
                name={applicantName(desk.read)}
                readsOnly={readsOnly}
              />
            </PanelSection>
          )}
          <SentNote applicant={chosen} />
          <ProfileFacts applicant={chosen} wants={desk.read?.wants} />
          <Everything desk={desk} draftOf={draftOf} />
        </>
      ) : (
        <NoApplicant desk={desk} />
      )}
    </Sheet>
  );
};
