import { useEffect, useRef } from 'react';
import type { Thread } from '@/api/jobBoardApi';
import { useReadThreadMutation } from '@/api/memberApi';
import { usePageVisible } from '@/ui/page/usePageVisible';

/**
 * Marks what the other side wrote as read, once it is shown. What comes to a page in the background
 * stays unread until somebody looks at the page, so that it is counted and mailed until then.
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
  // an effect, as having been shown is what reading means here
  useEffect(() => {
    if (shown === '') marked.current = '';
    if (shown === '' || !isVisible || marked.current === shown) return;
    marked.current = shown;
    // a failure is logged by the listeners, and they stay unread
    void markRead({ id });
  }, [id, shown, isVisible, markRead]);
};
