import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useLogOutHere } from '@/features/auth/LogOutContext';
import { InboxLink } from '@/features/inbox/InboxLink';
import { JoinDevice } from '@/features/inbox/JoinDevice';
import { SavedCount } from '@/features/inbox/SavedCount';
import type { CurrentUser } from '@/session/sessionSlice';
import { layoutTexts } from '@/texts/layout';
import { BellIcon, LogoutIcon, PersonIcon } from '@/ui/art/actionIcons';
import { BookmarkIcon } from '@/ui/art/BookmarkIcon';
import { LockIcon } from '@/ui/art/documentIcons';
import { BriefcaseIcon, MailIcon, PeopleIcon } from '@/ui/art/factIcons';
import { SearchIcon } from '@/ui/art/icons';
import { InboxIcon } from '@/ui/art/InboxIcon';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { styled } from '@/ui/styled';
import { breakable } from '@/ui/text/breakable';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { useOwnName } from './useOwnName';

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

type Entry = { to: string; icon: ReactNode; text: string };
const inbox: Entry = { to: paths.inbox(), icon: <InboxIcon />, text: layoutTexts.inbox };
const account: Entry = { to: paths.account(), icon: <LockIcon />, text: layoutTexts.account };
/** The entries that a role has only on our own host. */
const ownEntries = ({ role, username }: CurrentUser): readonly Entry[] => {
  if (role === 'admin') return [];
  const applications = { icon: <PeopleIcon />, text: layoutTexts.applications };
  return role === 'jobseeker'
    ? [
        { ...applications, to: paths.ownApplications(username) },
        inbox,
        { to: paths.jobAlerts(), icon: <BellIcon />, text: layoutTexts.jobAlerts },
        { to: paths.invitations(), icon: <MailIcon />, text: layoutTexts.invitations },
        account,
      ]
    : [
        inbox,
        { to: paths.jobsDesk(), icon: <BriefcaseIcon />, text: layoutTexts.jobs },
        { ...applications, to: paths.applications() },
        { to: paths.candidates(), icon: <SearchIcon />, text: layoutTexts.candidates },
        account,
      ];
};

const Name = styled('li')(({ theme }) => ({
  maxWidth: 280,
  margin: '0 0 6px',
  padding: '8px 12px 12px',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  overflowWrap: 'anywhere',
  fontWeight: 650,
  lineHeight: 1.3,
  '& span': {
    display: 'block',
    marginTop: 2,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 400,
  },
}));

/** The name and username of the current user, above the menu's entries. */
const CurrentUserName = ({ user }: { user: CurrentUser }) => {
  const name = useOwnName(user);
  if (user.username === '') return null;
  return (
    <Name role="presentation" dir="auto">
      {breakable(name ?? user.username)}
      {name !== undefined && name !== user.username && <span>{breakable(user.username)}</span>}
    </Name>
  );
};

/** The avatar in the header: the initials and color of the profile. */
export const OwnTile = ({ user }: { user: CurrentUser }) => {
  const name = useOwnName(user);
  return name === undefined ? null : <InitialsTile name={name} size={36} round />;
};

/**
 * The inbox link and the open menu; in its own file so that visitors don't fetch it. Since it is on
 * every page of a logged-in user, it also imports a visitor's saved and hidden jobs into the
 * account.
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
      {role === 'jobseeker' && <JoinDevice username={username} />}
      {extensions && role !== 'admin' && username !== '' && (
        <InboxLink role={role} username={username} />
      )}
      <Menu
        open={open}
        anchorEl={() => anchor.current}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': layoutTexts.accountMenu } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <CurrentUserName user={user} />
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
        {(extensions ? ownEntries(user) : []).map(({ to, icon, text }) => (
          <MenuItem key={to} onClick={goTo(to)}>
            {icon}
            {text}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(logOut)}>
          <LogoutIcon />
          {layoutTexts.logOut}
        </MenuItem>
      </Menu>
    </>
  );
};
