import { useSearchParams } from 'react-router-dom';
import { oneOf, pageIn } from '@/ui/page/addressParams';

export const inboxFilters = ['all', 'unread', 'employers', 'alerts'] as const;
export type InboxFilter = (typeof inboxFilters)[number];
type Param = 'show' | 'page' | 'thread' | 'item';

/**
 * Returns the state of the inbox: its filter, page and open item. All of it is in the URL, which
 * leaves out defaults.
 */
export const useInboxSearch = () => {
  const [params] = useSearchParams();
  const searchOf = (changes: Partial<Record<Param, string>>): string => {
    const next = new URLSearchParams(params);
    // only one item can be open
    next.delete('thread');
    next.delete('item');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next.toString();
  };
  return {
    show: oneOf(inboxFilters, params.get('show')) ?? 'all',
    page: pageIn(params),
    thread: params.get('thread') ?? undefined,
    item: params.get('item') ?? undefined,
    showOf: (show: InboxFilter): string => searchOf({ show: show === 'all' ? '' : show, page: '' }),
    pageOf: (page: number): string => searchOf({ page: page > 1 ? String(page) : '' }),
    /** Returns the query of another page, keeping the open item. */
    turnedTo: (page: number): string =>
      searchOf({
        page: page > 1 ? String(page) : '',
        thread: params.get('thread') ?? '',
        item: params.get('item') ?? '',
      }),
    openOf: (item: { threadId?: string; _id: string }): string =>
      searchOf(item.threadId === undefined ? { item: item._id } : { thread: item.threadId }),
    closed: searchOf({}),
  };
};
export type InboxSearch = ReturnType<typeof useInboxSearch>;
