import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import type { EmployerMove } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { DotsIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';

const { moves: texts } = applicantTexts;

type MoveMenuProps = {
  /** The label of the button, which names the applicant. */
  label: string;
  moves: readonly EmployerMove[];
  onMove: (move: EmployerMove) => void;
};

/** A button with a menu of the moves that an application allows now. */
export const MoveMenu = ({ label, moves, onMove }: MoveMenuProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (moves.length === 0) return null;
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <DotsIcon size={18} />
      </IconButton>
      <Menu
        open={open}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {moves.map((move) => (
          <MenuItem
            key={move}
            onClick={() => {
              setOpen(false);
              onMove(move);
            }}
          >
            {texts[move]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
