import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Applicant, EmployerMove } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { styled } from '@/ui/styled';
import {
  canMoveApplication,
  employerMoves,
  type ApplicationState,
} from '@contract/jobs/applicationLife';
import { applicantName } from '../applicantName';
import { InterviewDialog } from '../interviews/InterviewDialog';
import { EmailMenu } from '../letters/EmailMenu';
import { useLetter } from '../letters/useLetter';
import { MoveMenu } from '../moves/MoveMenu';
import { usePressedFocus } from './usePressedFocus';

const { moves: texts, panel } = applicantTexts;
const Frame = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '0 20px 16px',
  '& > .MuiButton-root': { padding: '6px 12px' },
  '& kbd': {
    padding: '0 6px',
    border: '1px solid currentColor',
    borderRadius: theme.shape.radius.sm,
    font: `600 ${theme.typography.caption.fontSize}/18px ${theme.typography.fontFamily}`,
    opacity: 0.85,
  },
  '& > p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  [theme.breakpoints.down('md')]: { '& kbd': { display: 'none' } },
}));
const keys: Partial<Record<EmployerMove, string>> = { shortlist: 'S', reject: 'R' };

/** The most common next moves of each state, the primary one first. */
const nextMoves: Record<ApplicationState, readonly EmployerMove[]> = {
  sent: ['shortlist', 'interview'],
  opened: ['shortlist', 'interview'],
  shortlisted: ['interview', 'offer'],
  interview: ['offer', 'hire'],
  offer: ['hire'],
  hired: [],
  notSelected: ['shortlist'],
  withdrawn: [],
};

type PanelActionsProps = { applicant: Applicant; onMove: (move: EmployerMove) => void };

/** The buttons for the moves that an application allows now. */
export const PanelActions = ({ applicant, onMove }: PanelActionsProps) => {
  const { state } = applicant;
  const [isInviting, setInviting] = useState(false);
  const letter = useLetter();
  const notePress = usePressedFocus(state, isInviting);
  const press = (move: EmployerMove): void => {
    notePress();
    // inviting to an interview opens a form with times
    if (move === 'interview') setInviting(true);
    else onMove(move);
  };
  const stopInviting = (): void => setInviting(false);
  const moves = employerMoves.filter((move) => canMoveApplication(move, state));
  const next = nextMoves[state];
  const shown: EmployerMove[] = moves.includes('reject') ? [...next, 'reject'] : [...next];
  const rest = moves.filter((move) => !shown.includes(move));
  const actions = moves.length > 0 && (
    <Frame aria-label={texts.of(applicantName(applicant))}>
      {shown.map((move, index) => (
        <Button
          key={move}
          size="small"
          variant={index === 0 && move !== 'reject' ? 'contained' : 'outlined'}
          color={move === 'reject' ? 'error' : 'primary'}
          onClick={() => press(move)}
        >
          {move === 'interview' ? panel.invite : texts[move]}
          {keys[move] !== undefined && <kbd aria-hidden>{keys[move]}</kbd>}
        </Button>
      ))}
      <MoveMenu label={texts.menu} moves={rest} onMove={press} />
      <EmailMenu applicants={[applicant]} onChoose={letter.write} />
    </Frame>
  );
  return (
    <>
      {actions || (
        <Frame as="div">
          <p>{panel.withdrawn}</p>
        </Frame>
      )}
      {letter.dialog}
      {isInviting && (
        <InterviewDialog
          applicant={applicant}
          name={applicantName(applicant)}
          onSent={stopInviting}
          onClose={stopInviting}
        />
      )}
    </>
  );
};
