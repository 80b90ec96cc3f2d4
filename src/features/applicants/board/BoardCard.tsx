import type { DragEvent } from 'react';
import type { Applicant, EmployerMove } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { jobTexts } from '@/texts/jobs/job';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { styled } from '@/ui/styled';
import { Chip } from '@/ui/text/Chip';
import { canMoveApplication, employerMoves } from '@contract/jobs/applicationLife';
import { ApplicantLink } from '../ApplicantLink';
import { applicantName } from '../applicantName';
import type { DeskControls } from '../desk/useDesk';
import { MoveMenu } from '../moves/MoveMenu';
import { Stars } from '../Stars';
import { CardFoot } from './CardFoot';

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
    // the link covers the whole card, with the card's buttons above it
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
  '& .for': { padding: '0 12px 6px', lineHeight: 1.4, overflowWrap: 'anywhere' },
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
/** The drag-and-drop data type for the id of a dragged applicant. */
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

/** A card of the board: a link that opens the application, a checkbox and a menu of moves. */
export const BoardCard = ({ desk, applicant }: CardProps) => {
  const { search, choose, move, readsOnly } = desk;
  const { _id: id, state } = applicant;
  const name = applicantName(applicant);
  const moves = readsOnly ? [] : employerMoves.filter((each) => canMoveApplication(each, state));
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
      {search.job === undefined && (
        <p className="for" dir="auto">
          {applicantTexts.forJob(applicant.jobtitle || jobTexts.untitled)}
        </p>
      )}
      <CardMarks applicant={applicant} />
      <CardFoot desk={desk} applicant={applicant} />
    </Frame>
  );
};
