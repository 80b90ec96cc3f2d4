import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { layoutTexts } from '@/texts/layout';
import { PersonIcon } from '@/ui/art/actionIcons';
import { BuildingIcon } from '@/ui/art/factIcons';

type LoginMenuListProps = {
  open: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onChoose: (role: 'jobseeker' | 'employer') => void;
};
const loginOptions = [
  { role: 'jobseeker', icon: <PersonIcon /> },
  { role: 'employer', icon: <BuildingIcon /> },
] as const;

/** The two entries: the job seeker login and the employer login. */
export const LoginMenuList = ({ open, anchor, onClose, onChoose }: LoginMenuListProps) => (
  <Menu
    open={open}
    anchorEl={() => anchor.current}
    onClose={onClose}
    slotProps={{ list: { 'aria-label': layoutTexts.logIn } }}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
  >
    {loginOptions.map(({ role, icon }) => (
      <MenuItem key={role} onClick={() => onChoose(role)}>
        {icon}
        {layoutTexts.logInAs[role]}
      </MenuItem>
    ))}
  </Menu>
);
