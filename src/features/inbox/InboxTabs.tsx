import { useGetSavedJobIdsQuery, useGetUnreadCountQuery } from '@/api/memberApi';
import { inboxTexts as texts } from '@/texts/inbox';
import { formatNumber } from '@/texts/numbers';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';

const Frame = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 28,
  marginBottom: 28,
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '12px 2px 13px',
    marginBottom: -1,
    borderBottom: '3px solid transparent',
    color: theme.vars.palette.ink2,
    fontWeight: 600,
    '&:hover': { color: theme.vars.palette.ink },
    '&[aria-current]': {
      color: theme.vars.palette.ink,
      borderColor: theme.vars.palette.brand,
    },
  },
  '& b': {
    minWidth: 24,
    padding: '0 8px',
    borderRadius: theme.shape.radius.pill,
    backgroundColor: theme.vars.palette.sunk,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
    lineHeight: '22px',
    textAlign: 'center',
  },
  '& .fresh': {
    backgroundColor: theme.vars.palette.amberSoft,
    color: theme.vars.palette.amberText,
  },
}));

/** The tabs of a job seeker's saved jobs and inbox. */
export const InboxTabs = ({ here }: { here: 'saved' | 'inbox' }) => {
  const { data: saved } = useGetSavedJobIdsQuery();
  const { data: inbox } = useGetUnreadCountQuery();
  const current = (name: 'saved' | 'inbox') => (name === here ? 'page' : undefined);
  return (
    <Frame className="num" aria-label={texts.tabs.label}>
      <Link to={paths.savedJobs()} aria-current={current('saved')}>
        {texts.tabs.saved} {saved && <b>{formatNumber(saved.ids.length)}</b>}
      </Link>
      <Link to={paths.inbox()} aria-current={current('inbox')}>
        {texts.tabs.inbox}{' '}
        {inbox && inbox.unread > 0 && (
          <b className="fresh">{texts.fresh(formatNumber(inbox.unread))}</b>
        )}
      </Link>
    </Frame>
  );
};
