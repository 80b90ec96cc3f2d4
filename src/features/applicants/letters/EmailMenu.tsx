import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import type { Applicant } from '@/api/jobBoardApi';
import { letterTexts } from '@/texts/jobs/letters';
import { MailIcon } from '@/ui/art/factIcons';
import { letterKinds, type LetterKind } from '@contract/jobs/applicantLetters';
import { canMoveApplication } from '@contract/jobs/applicationLife';
import { moveOf } from './useSendLetter';

const { menu: texts } = letterTexts;

/** Returns the kinds of letters that can be sent to at least one of the applicants. */
const kindsFor = (applicants: readonly Applicant[]): LetterKind[] =>
  letterKinds.filter((kind) => {
    const move = moveOf(kind);
    return move === undefined
      ? applicants.some(({ state }) => state !== 'withdrawn')
      : // interviews have their own form, with times
        kind !== 'interview' && applicants.some(({ state }) => canMoveApplication(move, state));
  });

type EmailMenuProps = {
  applicants: readonly Applicant[];
  /** Opens the letter; `write` of `useLetter`. */
  onChoose: (kind: LetterKind, applicants: readonly Applicant[]) => void;
};

/** The "Email" menu: sends applicants a message, or a decision in the employer's own words. */
export const EmailMenu = ({ applicants, onChoose }: EmailMenuProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const kinds = kindsFor(applicants);
  if (kinds.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        startIcon={<MailIcon size={18} />}
        onClick={() => setOpen(true)}
      >
        {texts.button}
      </Button>
      <Menu
        open={open}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': texts.button } }}
      >
        {kinds.map((each) => (
          <MenuItem
            key={each}
            onClick={() => {
              setOpen(false);
              onChoose(each, applicants);
            }}
          >
            {texts.kinds[each]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
