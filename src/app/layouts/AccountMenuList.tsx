import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useLogOutHere } from '@/features/auth/LogOutContext';
import { JoinSaved } from '@/features/inbox/JoinSaved';
import { SavedCount } from '@/features/inbox/SavedCount';
import type { CurrentUser } from '@/session/sessionSlice';
import { layoutTexts } from '@/texts/layout';
import { BellIcon, LogoutIcon, PersonIcon } from '@/ui/art/actionIcons';
import { BookmarkIcon } from '@/ui/art/BookmarkIcon';
import { PeopleIcon } from '@/ui/art/factIcons';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';

export type AccountMenuListProps = {
  user: CurrentUser;
  open: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

const profilePaths = {
  employer: paths.employerProfile,
  jobseeker: paths.jobSeekerProfile,
};

/**
 * The opened menu; a file of its own, so that visitors don't fetch it. Since every page of whoever is
 * logged in has it, a visitor's saved jobs are taken into the account here.
 */
export const AccountMenuList = ({ user, open, anchor, onClose }: AccountMenuListProps) => {
  const { role, username } = user;
  const { extensions } = useHostConfig();
  const navigate = useNavigate();
  const logOut = useLogOutHere();
  const choose = (action: () => unknown) => () => {
    onClose();
    void action();
  };
  const goTo = (path: string) => choose(() => navigate(path));
  const goToProfile = (): void => {
    if (role === 'admin') void navigate(paths.adminEmployers());
    else if (!username) console.error(messages.session.profileLog);
    else void navigate(profilePaths[role](username));
  };
  return (
    <>
      {role === 'jobseeker' && <JoinSaved username={username} />}
      <Menu
        open={open}
        anchorEl={() => anchor.current}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': layoutTexts.accountMenu } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem onClick={choose(goToProfile)}>
          <PersonIcon />
          {role === 'admin' ? layoutTexts.dashboard : layoutTexts.myProfile}
        </MenuItem>
        {role === 'jobseeker' && (
          <MenuItem onClick={goTo(paths.savedJobs())}>
            <BookmarkIcon />
            {layoutTexts.footer.savedJobs}
            <span className="num" style={{ marginInlineStart: 'auto' }}>
              <SavedCount username={username} />
            </span>
          </MenuItem>
        )}
        {extensions && role === 'jobseeker' && (
          <MenuItem onClick={goTo(paths.jobAlerts())}>
            <BellIcon />
            {layoutTexts.jobAlerts}
          </MenuItem>
        )}
        {extensions && role === 'employer' && (
          <MenuItem onClick={goTo(paths.applications())}>
            <PeopleIcon />
            {layoutTexts.applications}
          </MenuItem>
        )}
        <MenuItem onClick={choose(logOut)}>
          <LogoutIcon />
          {layoutTexts.logOut}
        </MenuItem>
      </Menu>
    </>
  );
};
