import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { layoutTexts } from '@/texts/layout';
import { LogoutIcon, PersonIcon } from '@/ui/art/actionIcons';

export type AccountMenuListProps = {
  open: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  username: string;
  onClose: () => void;
  /** "My Profile"; an administrator, who has none, goes to the dashboard. */
  profileLabel: string;
  onProfile: () => void;
  onLogout: () => void;
};

/** The opened menu; a file of its own, so that visitors don't fetch it. */
export const AccountMenuList = ({
  open,
  anchor,
  onClose,
  profileLabel,
  onProfile,
  onLogout,
}: AccountMenuListProps) => {
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu
      open={open}
      anchorEl={() => anchor.current}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': layoutTexts.accountMenu } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem onClick={choose(onProfile)}>
        <PersonIcon />
        {profileLabel}
      </MenuItem>
      <MenuItem onClick={choose(onLogout)}>
        <LogoutIcon />
        {layoutTexts.logOut}
      </MenuItem>
    </Menu>
  );
};
