import Button from '@mui/material/Button';
import type { DeskJob } from '@/api/jobBoardApi';
import { jobsDeskTexts } from '@/texts/jobs/jobsDesk';
import { CheckIcon, RetryIcon } from '@/ui/art/icons';
import { SelectionBar } from '@/ui/listDetail/SelectionBar';
import { styled } from '@/ui/styled';
import { bulkMoves, movable, useBulkMoves, type BulkMove } from './useBulkMoves';

const { bulk: texts } = jobsDeskTexts;
// stays in view while the user selects more rows
const Frame = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  margin: 12,
  borderRadius: theme.shape.radius.lg,
  boxShadow: '0 12px 32px -18px rgb(16 36 42 / .3)',
  '& p': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.ink2 },
}));
const icons = { renewJob: <RetryIcon size={18} />, closeJob: <CheckIcon size={18} /> };

type DeskBulkProps = {
  /** The selected jobs. */
  items: readonly DeskJob[];
  onClear: () => void;
  /**
   * Called with the ids of the jobs that are done; the failed ones stay selected for another try.
   */
  onDone: (ids: readonly string[]) => void;
  /** In milliseconds. */
  now: number;
};

/** The bulk actions for the selected jobs; renders nothing if none is selected. */
export const DeskBulk = ({ items, onClear, onDone, now }: DeskBulkProps) => {
  const { move, busy } = useBulkMoves();
  if (items.length === 0) return null;
  const press = async (name: BulkMove, jobs: readonly DeskJob[]) => {
    if (busy) return;
    const refused = await move(name, jobs);
    onDone(items.map(({ job }) => job._id).filter((id) => !refused.includes(id)));
  };
  const offered = bulkMoves
    .map((name) => ({ name, jobs: movable(items, name, now) }))
    .filter(({ jobs }) => jobs.length > 0);
  return (
    <Frame>
      <SelectionBar count={items.length} onClear={onClear}>
        {offered.length === 0 && <p>{texts.nothing}</p>}
        {offered.map(({ name, jobs }) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            startIcon={icons[name]}
            aria-disabled={busy || undefined}
            onClick={() => void press(name, jobs)}
          >
            {texts[name](jobs.length, items.length)}
          </Button>
        ))}
      </SelectionBar>
    </Frame>
  );
};
