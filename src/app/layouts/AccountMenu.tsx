import { useEffect } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { CurrentUser } from '@/session/sessionSlice';
import { layoutTexts } from '@/texts/layout';
import { DotsIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';
import { styled } from '@/ui/styled';
import { useLazyMenu } from './useLazyMenu';

const Pill = styled(IconButton)(({ theme }) => ({
  width: 'auto',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: 2,
  minWidth: 40,
  fontFamily: 'inherit',
  padding: '0 4px 0 2px',
  borderRadius: theme.shape.radius.pill,
  [theme.breakpoints.up('md')]: { marginRight: -6 },
}));

const loadParts = () => import(/* webpackChunkName: "AccountMenu" */ './AccountMenuList');

/**
 * The avatar and the three dots of spec §2.2 as one button: My Profile, Logout and the role's own
 * links. MUI's menu is fetched only for logged-in users, and ahead of time, so that it opens at
 * once and even if the host doesn't respond.
 */
export const AccountMenu = ({ user }: { user: CurrentUser }) => {
  const { extensions } = useHostConfig();
  const { open, parts, anchor, fetchParts, show, close } = useLazyMenu(loadParts);
  // fetched in parallel with the page, not as part of it
  useEffect(() => {
    void fetchParts();
    // only once: opening the menu tries again
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const { role, username } = user;
  return (
    <>
      {parts ? (
        <parts.AccountMenuList {...{ user, open, anchor }} onClose={close} />
      ) : (
        // reserves the inbox button's space to avoid a layout shift
        extensions && role !== 'admin' && <span style={{ width: 40 }} />
      )}
      <Pill
        ref={anchor}
        aria-label={layoutTexts.accountMenu}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={show}
      >
        {username !== '' && (
          <span className="roomy" style={{ width: 36, height: 36 }}>
            {parts && <parts.OwnTile user={user} />}
          </span>
        )}
        <DotsIcon />
      </Pill>
    </>
  );
};
