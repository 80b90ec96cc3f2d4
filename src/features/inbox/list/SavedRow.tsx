import Button from '@mui/material/Button';
import { useHostConfig } from '@/api/hostConfig';
import type { Application, SavedJob } from '@/api/jobBoardApi';
import { applyRefusal } from '@/features/applications/applyRefusal';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { Pay } from '@/features/jobs/card/Pay';
import { PromiseChip } from '@/features/jobs/card/PromiseChip';
import { appliedTexts } from '@/texts/jobs/applied';
import { jobTexts } from '@/texts/jobs/job';
import { savedTexts as texts } from '@/texts/jobs/saved';
import { BookmarkIcon } from '@/ui/art/BookmarkIcon';
import { ClockIcon } from '@/ui/art/documentIcons';
import { CheckIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';
import { LinkButton } from '@/ui/button/LinkButton';
import { LightChip } from '@/ui/light/LightChip';
import { styled } from '@/ui/styled';
import { Chip } from '@/ui/text/Chip';
import { dayText, nearDayText } from '@/ui/text/dayTexts';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { placeText } from '@contract/search/places/placeText';
import { daysLeft, endedText, isEnded } from './savedItem';
import { SavedNote } from './SavedNote';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'start',
  padding: '20px 24px',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '& h2': { ...theme.typography.h3, fontSize: theme.typography.lead.fontSize },
  '& h2 a:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '& .second': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& .act': { display: 'flex', gap: 6, alignItems: 'center', marginRight: -8 },
  '& .act > button:last-of-type:not(.MuiButton-root)': {
    color: theme.vars.palette.brandText,
    '& svg': { fill: 'currentColor' },
  },
  '& .meta, & .own': { gridColumn: '2 / -1' },
  '& .meta': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    marginTop: 4,
    fontSize: theme.typography.body2.fontSize,
  },
  '& .meta svg': { display: 'inline-block', marginInlineEnd: 6, verticalAlign: '-3px' },
  '& .marked': { whiteSpace: 'nowrap' },
  '& .when': { color: theme.vars.palette.ink3 },
  '& .own': { display: 'grid', marginTop: 10 },
  '&.ended': {
    backgroundColor: theme.vars.palette.sunk,
    '& .act': { marginRight: 0 },
    '& h2, & .meta b': { color: theme.vars.palette.ink2 },
    '& > :first-of-type': { filter: 'grayscale(1)' },
    '& .note': {
      backgroundColor: theme.vars.palette.card,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line}`,
    },
  },
  // the buttons are below the job
  [theme.breakpoints.down('sm')]: {
    padding: '18px 16px',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    '& .act': { gridColumn: '2', order: 1, marginTop: 12, justifyContent: 'space-between' },
  },
}));

export type SavedActions = {
  remove: (jobId: string) => void;
  /** Resolves to whether it was stored. */
  setNote: (jobId: string, note: string) => Promise<boolean>;
};
type SavedRowProps = {
  item: SavedJob;
  application: Application | undefined;
  actions: SavedActions;
};

/** The next step: apply, track the application, or remove a job that has ended. */
const NextStep = ({ item: { job }, application, actions }: SavedRowProps) => {
  const { extensions } = useHostConfig();
  const now = useNow();
  const title = job.jobtitle || jobTexts.untitled;
  const left = daysLeft(job, now);
  if (application)
    return (
      <LinkButton
        to={paths.application(application._id)}
        variant="outlined"
        size="small"
        aria-label={texts.trackOf(title)}
      >
        {texts.track}
      </LinkButton>
    );
  if (isEnded(job, now))
    return (
      <Button
        variant="outlined"
        size="small"
        data-delete
        aria-label={texts.removeOf(title)}
        onClick={() => actions.remove(job._id)}
      >
        {texts.remove}
      </Button>
    );
  if (applyRefusal(job, extensions) !== null) return null;
  return (
    <LinkButton
      to={paths.applyToJob(job._id)}
      variant={left !== undefined && left < 3 ? 'contained' : 'outlined'}
      size="small"
      aria-label={texts.applyTo(title)}
    >
      {jobTexts.apply}
    </LinkButton>
  );
};

const Facts = ({ item: { job, savedAt }, application }: Omit<SavedRowProps, 'actions'>) => {
  const now = useNow();
  const ended = isEnded(job, now);
  const left = daysLeft(job, now);
  const day = nearDayText(savedAt, now);
  const title = job.jobtitle || jobTexts.untitled;
  return (
    <div className="meta num">
      <Pay job={job} />
      {!ended && job.employementtype && <LightChip>{job.employementtype}</LightChip>}
      {!ended && <PromiseChip job={job} />}
      {!ended && left !== undefined && (
        <LightChip tone="amber">
          <span className="marked">
            <ClockIcon size={16} />
            {texts.ends(left)}
          </span>
        </LightChip>
      )}
      {application && (
        <Chip tone="good">
          <span className="marked">
            <CheckIcon size={16} />
            {appliedTexts.applied(dayText(application.createdAt, now))}
          </span>
        </Chip>
      )}
      {ended && <Chip tone="line">{endedText(job, now)}</Chip>}
      {ended && job.jobtitle !== '' && (
        <TextLink
          to={paths.jobListing(new URLSearchParams({ q: job.jobtitle }).toString())}
          aria-label={texts.similarTo(title)}
        >
          {texts.similar}
        </TextLink>
      )}
      {day !== '' && <span className="when">{texts.savedOn(day)}</span>}
    </div>
  );
};

/** A saved job: its facts and status, the user's note and the next step. */
export const SavedRow = (props: SavedRowProps) => {
  const { item, application, actions } = props;
  const { job, note } = item;
  const now = useNow();
  const ended = isEnded(job, now);
  const title = job.jobtitle || jobTexts.untitled;
  return (
    <Row className={ended ? 'ended' : undefined}>
      <div>
        <CompanyTile job={job} />
      </div>
      <div>
        <h2 dir="auto">
          {job.status === 'removed' ? title : <Link to={paths.jobView(job._id)}>{title}</Link>}
        </h2>
        <p className="second" dir="auto">
          {[job.companyname, placeText(job.location)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="act">
        <NextStep {...props} />
        {(!ended || application) && (
          <IconButton
            data-delete
            aria-label={texts.removeOf(title)}
            onClick={() => actions.remove(job._id)}
          >
            <BookmarkIcon size={22} />
          </IconButton>
        )}
      </div>
      <Facts item={item} application={application} />
      <div className="own">
        <SavedNote jobtitle={title} note={note} onSave={(text) => actions.setNote(job._id, text)} />
      </div>
    </Row>
  );
};
