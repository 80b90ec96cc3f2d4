import type { FeaturedEmployer } from '@/api/jobBoardApi';
import { officeTexts } from '@/texts/admin/office';
import { DownIcon, UpIcon } from '@/ui/art/actionIcons';
import { IconButton } from '@/ui/button/IconButton';

const { order: texts } = officeTexts;

/**
 * Buttons to move a card up and down. The first card's "up" and the last one's "down" are
 * aria-disabled rather than disabled, so that they keep the focus.
 */
export const MoveFeatured = ({
  employer,
  first,
  last,
  onMove,
}: {
  employer: FeaturedEmployer;
  first: boolean;
  last: boolean;
  onMove: (way: 'up' | 'down') => void;
}) => {
  const { _id, employerName = '' } = employer;
  const way = (to: 'up' | 'down', off: boolean) => (
    <IconButton
      aria-label={texts[to](employerName)}
      aria-disabled={off || undefined}
      data-move={`${to} ${_id}`}
      style={off ? { opacity: 0.45, cursor: 'default' } : undefined}
      onClick={() => {
        if (!off) onMove(to);
      }}
    >
      {to === 'up' ? <UpIcon /> : <DownIcon />}
    </IconButton>
  );
  return (
    <div style={{ display: 'flex', gap: 2, marginLeft: 'auto' }}>
      {way('up', first)}
      {way('down', last)}
    </div>
  );
};
