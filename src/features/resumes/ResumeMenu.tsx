import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import type { Resume } from '@/api/jobBoardApi';
import { resumeTexts } from '@/texts/profiles/resumes';
import { EditIcon, TrashIcon } from '@/ui/art/actionIcons';
import { UploadIcon } from '@/ui/art/documentIcons';
import { CheckCircleIcon, DotsIcon } from '@/ui/art/icons';

type ResumeMenuProps = {
  resume: Resume;
  onReplace: () => void;
  onRename: () => void;
  onMakeDefault: () => void;
  onDelete: () => void;
};

/** A menu of the actions on a CV other than download; its button names the CV. */
export const ResumeMenu = ({ resume, ...on }: ResumeMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = resumeTexts.actions(resume.name);
  const choose = (action: () => void) => () => {
    setIsOpen(false);
    action();
  };
  return (
    <>
      <IconButton
        ref={button}
        data-delete
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <DotsIcon />
      </IconButton>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        slotProps={{ list: { 'aria-label': label } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {!resume.isDefault && (
          <MenuItem onClick={choose(on.onMakeDefault)}>
            <CheckCircleIcon />
            {resumeTexts.makeDefault}
          </MenuItem>
        )}
        <MenuItem onClick={choose(on.onReplace)}>
          <UploadIcon />
          {resumeTexts.replace}
        </MenuItem>
        <MenuItem onClick={choose(on.onRename)}>
          <EditIcon />
          {resumeTexts.rename}
        </MenuItem>
        <MenuItem onClick={choose(on.onDelete)}>
          <TrashIcon />
          {resumeTexts.delete}
        </MenuItem>
      </Menu>
    </>
  );
};
