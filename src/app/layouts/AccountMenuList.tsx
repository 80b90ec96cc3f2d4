import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { layoutTexts } from '@/texts/layout';
import { LogoutIcon, PersonIcon } from '@/ui/art/actionIcons';
import { PeopleIcon } from '@/ui/art/factIcons';

export type AccountMenuListProps = {
  open: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  username: string;
  onClose: () => void;
  /** "My Profile"; an administrator, who has none, goes to the dashboard. */
  profileLabel: string;
  onProfile: () => void;
  /** Without it there is no such entry. */
  onApplications: (() => void) | undefined;
  onLogout: () => void;
};

/** The opened menu; a file of its own, so that visitors don't fetch it. */
export const AccountMenuList = ({
  open,
  anchor,
  onClose,
  profileLabel,
  onProfile,
  onApplications,
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
      {onApplications && (
        <MenuItem onClick={choose(onApplications)}>
          <PeopleIcon />
          {layoutTexts.applications}
        </MenuItem>
      )}
      <MenuItem onClick={choose(onLogout)}>
        <LogoutIcon />
        {layoutTexts.logOut}
      </MenuItem>
    </Menu>
  );
};
