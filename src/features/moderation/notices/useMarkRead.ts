import { useReadNoticesMutation } from '@/api/memberApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { useNotified } from '@/ui/notify/useNotified';

/**
 * Returns a function that marks notices as read; ignored while its last call is in flight. Each
 * button has its own, so that one doesn't hold up the others.
 */
export const useMarkRead = (): ((ids: string[]) => void) => {
  const [readNotices, { isLoading }] = useReadNoticesMutation();
  const markRead = useNotified(readNotices, { failure: moderationTexts.notices.failed });
  return (ids) => {
    if (!isLoading) void markRead({ noticesInput: { ids } });
  };
};
