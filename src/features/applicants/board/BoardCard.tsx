import { styled } from '@mui/material/styles';
import type { DragEvent } from 'react';
import type { Applicant, EmployerMove } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { CheckIcon } from '@/ui/art/icons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { agoText } from '@/ui/text/agoText';
import { Chip } from '@/ui/text/Chip';
import { dayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { canMoveApplication, employerMoves } from '@contract/applicationLife';
import { ApplicantLink } from '../ApplicantLink';
import { applicantName } from '../applicantName';
import type { DeskControls } from '../desk/useDesk';
import { MoveMenu } from '../moves/MoveMenu';
import { promiseDay, type PromiseDay } from '../promise/promiseDay';
import { PromisePips } from '../promise/PromisePips';
import { stageOf } from '../stages';
import { Stars } from '../Stars';

const { promise: texts } = applicantTexts;
const Frame = styled('li')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.line}`,
  borderRadius: theme.shape.radius.lg,
  backgroundColor: theme.vars.palette.card,
  fontSize: theme.typography.caption.fontSize,
  '&[draggable=true]': { cursor: 'grab' },
  '&[data-chosen]': {
    borderColor: theme.vars.palette.brand,
    boxShadow: `0 0 0 1px ${theme.vars.palette.brand}`,
  },
  '& .top': { display: 'flex', gap: 10, padding: '10px 4px 6px 12px' },
  '& .top > div': { flex: 1, minWidth: 0 },
  '& .top button': { position: 'relative', zIndex: 1, width: 32, height: 32 },
  '& a': {
    fontSize: theme.typography.dense.fontSize,
    fontWeight: 650,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    // the whole card is the link's target, with its buttons on top
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': {
      outline: 'none',
      '&::after': { outline: `2px solid ${theme.vars.palette.ring}`, outlineOffset: 1 },
    },
  },
  '& .about': {
    color: theme.vars.palette.ink2,
    lineHeight: 1.4,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
}));
const Marks = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: '0 12px 8px',
  '& .tag': {
    padding: '1px 8px',
    borderRadius: theme.shape.radius.sm,
    backgroundColor: theme.vars.palette.chip,
    color: theme.vars.palette.ink2,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
}));
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 7px',
  minHeight: 40,
  padding: '4px 12px',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  color: theme.vars.palette.ink2,
  lineHeight: 1.35,
  '& > span:not([aria-hidden])': { flex: '1 1 96px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none', color: theme.vars.palette.good },
  '& label': { position: 'relative', zIndex: 1 },
  '& b': { color: theme.vars.palette.ink, fontWeight: 650, whiteSpace: 'nowrap' },
  '& .due': { color: theme.vars.palette.amberText },
}));

/** The type under which a dragged card names its applicant. */
export const dragType = 'text/x-applicant';

type CardProps = { desk: DeskControls; applicant: Applicant };

const CardMarks = ({ applicant: { rating, tags, unread } }: { applicant: Applicant }) => (
  <Marks>
    <Stars rating={rating} />
    {tags.map((tag) => (
      <span key={tag} className="tag" dir="auto">
        {tag}
      </span>
    ))}
    {unread > 0 && <Chip tone="amber">{applicantTexts.unread(unread)}</Chip>}
  </Marks>
);

/** How long somebody has waited, or when they were answered. */
const whenText = (applicant: Applicant, promise: PromiseDay | null, now: number): string => {
  const { state, createdAt, movedAt = createdAt, answeredAt = '' } = applicant;
  if (!promise) return agoText(stageOf(state) === 'new' ? createdAt : movedAt, now);
  const { kind, days, all } = promise;
  if (kind === 'answered') return texts.answered(dayText(answeredAt, now), days);
  if (kind === 'late') return texts.late(days);
  return days === 0 ? texts.sentToday : texts.passed(days, all);
};

const CardFoot = ({ desk: { search, selection }, applicant }: CardProps) => {
  const { _id: id, jobtitle, dueAt = '' } = applicant;
  const now = useNow();
  const promise = promiseDay(applicant, now);
  const isOpen = promise !== null && promise.kind !== 'answered';
  return (
    <Foot className="num">
      <CheckboxInput
        label={
          <span className="visually-hidden">{applicantTexts.select(applicantName(applicant))}</span>
        }
        checked={selection.selected.includes(id)}
        onChange={() => selection.toggle(id)}
      />
      {promise && <PromisePips promise={promise} />}
      {promise?.kind === 'answered' && <CheckIcon size={15} />}
      <span>
        {search.job === undefined && <span dir="auto">{jobtitle} · </span>}
        {whenText(applicant, promise, now)}
      </span>
      {isOpen && (
        <b className={promise.all - promise.days <= 1 || promise.kind === 'late' ? 'due' : ''}>
          {texts.by(dayText(dueAt, now))}
        </b>
      )}
    </Foot>
  );
};

/** A card of the board: a link that opens it, a checkbox and a menu that moves it. */
export const BoardCard = ({ desk, applicant }: CardProps) => {
  const { search, choose, move } = desk;
  const { _id: id, state } = applicant;
  const name = applicantName(applicant);
  const moves = employerMoves.filter((each) => canMoveApplication(each, state));
  const isChosen = id === search.chosenId;
  return (
    <Frame
      data-chosen={isChosen || undefined}
      draggable={moves.length > 0}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData(dragType, id);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <div className="top">
        <InitialsTile name={name} size={36} round />
        <div>
          <ApplicantLink
            applicant={applicant}
            search={search.searchOf({ applicant: id })}
            isChosen={isChosen}
            onOpen={() => choose(id)}
          />
          <p className="about" dir="auto">
            {applicant.experiencejobseek || applicant.educationjobseek || applicant.locationjobseek}
          </p>
        </div>
        <MoveMenu
          label={applicantTexts.moves.menuOf(name)}
          moves={moves}
          onMove={(each: EmployerMove) => move(each, [applicant])}
        />
      </div>
      <CardMarks applicant={applicant} />
      <CardFoot desk={desk} applicant={applicant} />
    </Frame>
  );
};
