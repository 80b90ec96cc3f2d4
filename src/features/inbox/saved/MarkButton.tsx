import { bookmarkTexts } from '@/texts/jobs/bookmark';
import { jobTexts } from '@/texts/jobs/job';
import { BookmarkIcon } from '@/ui/art/BookmarkIcon';
import { IconButton } from '@/ui/button/IconButton';
import { styled } from '@/ui/styled';
import type { MarkProps } from './useMark';

const Shape = styled(IconButton)(({ theme }) => ({
  color: theme.vars.palette.brandText,
  '&[aria-pressed=true] svg': { fill: 'currentColor' },
  '&[aria-busy]': { opacity: 0.6 },
  // above the link that covers a whole card
  '&.card, &.pane': { position: 'absolute', zIndex: 1 },
  '&.card': { top: 8, insetInlineEnd: 6 },
  '&.pane': { top: 20, insetInlineEnd: 16 },
  '&.page': { border: `1px solid ${theme.vars.palette.field}` },
  '@media print': { display: 'none' },
}));

/**
 * The bookmark button, which saves a job or removes it. Ignores the second click of a double click.
 */
export const MarkButton = ({
  job,
  of,
  isSaved,
  isBusy,
  onToggle,
}: MarkProps & {
  isSaved: boolean;
  /** Whether a press is still pending. */
  isBusy: boolean;
  onToggle: () => void;
}) => (
  <Shape
    className={of}
    aria-label={bookmarkTexts.save(job.jobtitle || jobTexts.untitled)}
    aria-pressed={isSaved}
    aria-busy={isBusy || undefined}
    onClick={({ detail }) => {
      if (detail < 2) onToggle();
    }}
  >
    <BookmarkIcon size={22} />
  </Shape>
);
