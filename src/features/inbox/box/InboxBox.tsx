import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { InboxItem, InboxPage } from '@/api/jobBoardApi';
import { useGetInboxQuery, useReadInboxMutation } from '@/api/memberApi';
import { inboxTexts as texts } from '@/texts/inbox';
import { formatNumber } from '@/texts/numbers';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { Pager } from '@/ui/table/Pager';
import { Segments } from '@/ui/table/Segments';
import type { AccountRole } from '@contract/accountFields';
import { limits } from '@contract/limits';
import { ThreadPane } from '../thread/ThreadPane';
import { InboxRow } from './InboxRow';
import { ItemDetail } from './ItemDetail';
import { inboxFilters, useInboxSearch, type InboxSearch } from './useInboxSearch';

const Frame = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 416px) minmax(0, 1fr)',
  overflow: 'hidden',
  '& > .list': { borderInlineEnd: `1px solid ${theme.vars.palette.line}`, minWidth: 0 },
  '& .tools': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: '14px 16px',
    borderBottom: `1px solid ${theme.vars.palette.line}`,
  },
  // aligns its text with the content above and below
  '& .tools > button': { paddingInline: 4 },
  '& .pager': { padding: '12px 16px' },
  '& > .read': { minWidth: 0, '&:focus': { outline: 'none' } },
  '& .choose': { padding: '48px 36px', color: theme.vars.palette.ink2 },
  '& .back': { display: 'none' },
  // phones show either the list or the open item
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .list': { border: 0 },
    '&.open > .list, &:not(.open) > .read': { display: 'none' },
    '& .back': { display: 'block', padding: '12px 16px 0' },
  },
}));

const Filters = ({
  search,
  unread,
  role,
}: {
  search: InboxSearch;
  unread: number;
  role: AccountRole;
}) => {
  const labels = {
    all: texts.show.all,
    unread: texts.show.unread(formatNumber(unread)),
    employers: texts.show.employers,
    alerts: texts.show.alerts,
  };
  const shown = role === 'jobseeker' ? inboxFilters : (['all', 'unread'] as const);
  return (
    <Segments
      label={texts.show.label}
      segments={shown.map((show) => ({
        label: labels[show],
        search: search.showOf(show),
        isChosen: search.show === show,
      }))}
    />
  );
};

type ListProps = {
  search: InboxSearch;
  /** The current page, or the previous one while the next is loading (`isStale`). */
  shown: InboxPage;
  isStale: boolean;
  role: AccountRole;
};
const List = ({ search, shown, isStale, role }: ListProps) => {
  const { show, page, thread, item: itemId } = search;
  const [read] = useReadInboxMutation();
  const pages = Math.max(1, Math.ceil(shown.total / limits.pageSize));
  const empty = role === 'employer' && show === 'all' ? texts.empty.employer : texts.empty[show];
  return (
    <section className="list" aria-label={texts.list}>
      <div className="tools">
        <Filters search={search} unread={shown.unread} role={role} />
        {shown.unread > 0 && (
          <Button size="small" variant="text" onClick={() => void read({ readInboxInput: {} })}>
            {texts.readAll}
          </Button>
        )}
      </div>
      {/* the last item of the page is read, or the URL is outdated */}
      {page > pages && !isStale && <Navigate to={{ search: search.turnedTo(pages) }} replace />}
      {shown.items.length === 0 && shown.total === 0 && <EmptyMessage text={empty} />}
      {shown.items.length === 0 && shown.total > 0 && <Loading shape="list" rows={5} />}
      {shown.items.length > 0 && (
        <ul>
          {shown.items.map((each) => (
            <InboxRow
              key={each._id}
              item={each}
              search={search.openOf(each)}
              isOpen={thread === undefined ? each._id === itemId : each.threadId === thread}
            />
          ))}
        </ul>
      )}
      <div className="pager">
        <Pager page={page} pages={pages} searchOf={search.pageOf} />
      </div>
    </section>
  );
};

/**
 * Moves the focus to the opened item, and back to its row once it is closed: phones hide one of
 * them.
 */
const useOpenedFocus = (opened: string | undefined) => {
  const pane = useRef<HTMLElement>(null);
  const before = useRef(opened);
  // focus is outside React
  useEffect(() => {
    const [box, former] = [pane.current?.parentElement, before.current];
    before.current = opened;
    if (opened === former) return;
    if (opened !== undefined) pane.current?.focus({ preventScroll: true });
    else box?.querySelector<HTMLElement>(`a[href*="=${CSS.escape(former ?? '')}"]`)?.focus();
  }, [opened]);
  return pane;
};

/**
 * Returns the open item. Keeps it if it leaves the list, as an unread item does once it is read.
 */
const useOpenItem = (items: readonly InboxItem[] | undefined, id: string | undefined) => {
  const [kept, setKept] = useState<InboxItem>();
  const found = items?.find(({ _id }) => _id === id);
  if (found && found !== kept) setKept(found);
  return found ?? (kept?._id === id ? kept : undefined);
};

/** The inbox: its list, and the open item beside it. */
export const InboxBox = ({ role, username }: { role: AccountRole; username: string }) => {
  const search = useInboxSearch();
  const { show, page, thread, item: itemId } = search;
  const { data, currentData, isError, isFetching, refetch } = useGetInboxQuery(
    { show, page, limit: limits.pageSize },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const opened = thread ?? itemId;
  const pane = useOpenedFocus(opened);
  const shown = currentData ?? (isError ? undefined : data);
  const item = useOpenItem(shown?.items, itemId);
  if (!shown)
    return isFetching ? (
      <Loading shape="list" rows={5} />
    ) : (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  return (
    <Frame className={opened === undefined ? undefined : 'open'}>
      <List search={search} shown={shown} isStale={!currentData} role={role} />
      <section className="read" ref={pane} tabIndex={-1} aria-label={texts.thread.label}>
        {opened !== undefined && (
          <p className="back">
            <LinkButton to={{ search: search.closed }} variant="text" size="small">
              {texts.back}
            </LinkButton>
          </p>
        )}
        {thread !== undefined && (
          <ThreadPane key={thread} id={thread} role={role} username={username} />
        )}
        {thread === undefined && item && <ItemDetail key={item._id} item={item} />}
        {thread === undefined && !item && <p className="choose">{texts.choose}</p>}
      </section>
    </Frame>
  );
};
