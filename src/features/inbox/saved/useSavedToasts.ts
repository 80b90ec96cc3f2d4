import { useNavigate } from 'react-router-dom';
import { bookmarkTexts as texts } from '@/texts/jobs/bookmark';
import { paths } from '@contract/paths';

/** Fetched once something is said: a page whose bookmarks nobody presses does without. */
const withNotify = async (
  say: (notify: (typeof import('@/ui/notify/notify'))['notify']) => void,
): Promise<void> => {
  try {
    say((await import(/* webpackChunkName: "notify" */ '@/ui/notify/notify')).notify);
  } catch {
    // the bookmark itself shows what was done
  }
};

/** What is said about saved jobs. */
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
