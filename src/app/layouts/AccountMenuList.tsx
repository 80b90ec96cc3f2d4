import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { JoinSaved } from '@/features/inbox/JoinSaved';
import { SavedCount } from '@/features/inbox/SavedCount';
import type { Role } from '@/session/sessionSlice';
import { layoutTexts } from '@/texts/layout';
import { BellIcon, LogoutIcon, PersonIcon } from '@/ui/art/actionIcons';
import { BookmarkIcon } from '@/ui/art/BookmarkIcon';
import { PeopleIcon } from '@/ui/art/factIcons';
import { paths } from '@contract/paths';

export type AccountMenuListProps = {
  open: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  role: Role;
  username: string;
  onClose: () => void;
  /** "My Profile"; an administrator, who has none, goes to the dashboard. */
  profileLabel: string;
  onProfile: () => void;
  /** Without these two there is no such entry. */
  onApplications?: (() => void) | undefined;
  onAlerts?: (() => void) | undefined;
  onLogout: () => void;
};

/**
 * The opened menu; a file of its own, so that visitors don't fetch it. Since every page of whoever is
 * logged in has it, a visitor's saved jobs are taken into the account here.
 */
export const AccountMenuList = ({
  open,
  anchor,
  role,
  username,
  onClose,
  profileLabel,
  onProfile,
  onApplications,
  onAlerts,
  onLogout,
}: AccountMenuListProps) => {
  const isSeeker = role === 'jobseeker';
  const navigate = useNavigate();
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <>
      {isSeeker && <JoinSaved username={username} />}
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
        {isSeeker && (
          <MenuItem onClick={choose(() => void navigate(paths.savedJobs()))}>
            <BookmarkIcon />
            {layoutTexts.footer.savedJobs}
            <span className="num" style={{ marginInlineStart: 'auto' }}>
              <SavedCount username={username} />
            </span>
          </MenuItem>
        )}
        {onApplications && (
          <MenuItem onClick={choose(onApplications)}>
            <PeopleIcon />
            {layoutTexts.applications}
          </MenuItem>
        )}
        {onAlerts && (
          <MenuItem onClick={choose(onAlerts)}>
            <BellIcon />
            {layoutTexts.jobAlerts}
          </MenuItem>
        )}
        <MenuItem onClick={choose(onLogout)}>
          <LogoutIcon />
          {layoutTexts.logOut}
        </MenuItem>
      </Menu>
    </>
  );
};
