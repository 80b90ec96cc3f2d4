import { useGetUnreadCountQuery } from '@/api/memberApi';
import { inboxTexts as texts } from '@/texts/inbox';
import { InboxIcon } from '@/ui/art/InboxIcon';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';
import { useLiveInbox } from './live/useLiveInbox';

const Shape = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.ink2,
  '&:hover': { backgroundColor: theme.vars.palette.sunk, color: theme.vars.palette.ink },
  '& b': {
    position: 'absolute',
    top: 1,
    right: 0,
    minWidth: 17,
    height: 17,
    paddingInline: 4,
    borderRadius: theme.shape.radius.pill,
    backgroundColor: theme.vars.palette.amber.main,
    color: theme.vars.palette.amber.contrastText,
    boxShadow: `0 0 0 2px ${theme.vars.palette.paper}`,
    fontSize: 11,
    lineHeight: '17px',
    textAlign: 'center',
  },
}));
const maxShown = 99;

/** The link to the inbox, with its number of unread items; updated live while the page is open. */
export const InboxLink = ({ role, username }: { role: string; username: string }) => {
  useLiveInbox(role, username);
  const { data } = useGetUnreadCountQuery();
  const unread = data?.unread ?? 0;
  return (
    <Shape to={paths.inbox()} aria-label={texts.bell(unread)}>
      <InboxIcon />
      {unread > 0 && (
        <b className="num" aria-hidden>
          {unread > maxShown ? `${maxShown}+` : unread}
        </b>
      )}
    </Shape>
  );
};
