import { useEffect, useRef } from 'react';
import type { Thread } from '@/api/jobBoardApi';
import { useReadThreadMutation } from '@/api/memberApi';
import { usePageVisible } from '@/ui/page/usePageVisible';

/**
 * Marks the other side's messages as read once they are shown. Messages that arrive while the page
 * is in the background stay unread until the user returns, so that they are counted and emailed
 * until then.
 */
export const useMarkThreadRead = (
  id: string,
  messages: Thread['messages'],
  unread: number,
): void => {
  const [markRead] = useReadThreadMutation();
  const isVisible = usePageVisible();
  const shown = unread === 0 ? '' : `${id} ${unread} ${messages.at(-1)?._id ?? ''}`;
  const marked = useRef('');
  // an effect, because shown means read
  useEffect(() => {
    if (shown === '') marked.current = '';
    if (shown === '' || !isVisible || marked.current === shown) return;
    marked.current = shown;
    // failures are logged by the listeners, and the messages stay unread
    void markRead({ id });
  }, [id, shown, isVisible, markRead]);
};
