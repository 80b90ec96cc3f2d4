import { useNavigate } from 'react-router-dom';
import { bookmarkTexts as texts } from '@/texts/jobs/bookmark';
import { withNotify } from '@/ui/notify/withNotify';
import { paths } from '@contract/paths';

/** Returns the toasts about saved jobs. */
export const useSavedToasts = () => {
  const navigate = useNavigate();
  return {
    saved: (text: string = texts.saved) =>
      withNotify((notify) =>
        notify.success(text, {
          label: texts.seeAll,
          onClick: () => void navigate(paths.savedJobs()),
        }),
      ),
    removed: (undo: () => void) =>
      withNotify((notify) => notify.success(texts.removed, { label: texts.undo, onClick: undo })),
    joined: (text: string) => withNotify((notify) => notify.success(text)),
    failed: (text: string) => withNotify((notify) => notify.error(text)),
  };
};
