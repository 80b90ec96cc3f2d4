import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { countText } from '@/features/search/results/countText';
import type { JobResults } from '@/features/search/results/useJobResults';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { filterTexts } from '@/texts/search/filters';
import { listingTexts } from '@/texts/search/listing';
import { CloseIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';
import { activeFilters } from './activeFilters';
import { Filters } from './Filters';

const Sheet = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - 48px)',
  color: theme.vars.palette.ink,
  '& .head, & .foot': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '10px 20px',
    borderBlock: `1px solid ${theme.vars.palette.line}`,
  },
  '& .head': { borderTop: 0, '& h2': { ...theme.typography.h3 } },
  '& .foot': { borderBottom: 0, paddingBlock: 12 },
  '& .body': { flex: 1, minHeight: 0, overflowY: 'auto', padding: '20px 20px 32px' },
}));

export type FilterSheetProps = Pick<JobSearchControls, 'search' | 'change' | 'clear' | 'clears'> & {
  open: boolean;
  onClose: () => void;
  results: JobResults;
};

/**
 * The filters on phones, in a bottom sheet. Each choice is applied at once; the button shows how
 * many jobs are left.
 */
export const FilterSheet = ({
  open,
  onClose,
  results,
  search,
  change,
  clear,
  clears,
}: FilterSheetProps) => (
  <Drawer
    anchor="bottom"
    open={open}
    onClose={onClose}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-modal': true,
        'aria-labelledby': 'filters-heading',
        sx: ({ shape }) => ({
          borderRadius: `${shape.radius.sheet}px ${shape.radius.sheet}px 0 0`,
          bgcolor: 'background.paper',
        }),
      },
    }}
  >
    <Sheet>
      <div className="head">
        <h2 id="filters-heading">{listingTexts.filters}</h2>
        <IconButton aria-label={filterTexts.closeFilters} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="body">
        <Filters {...{ search, change, clears, results }} />
      </div>
      <div className="foot">
        {activeFilters(search, results.area).length > 0 && (
          <Button variant="text" onClick={clear}>
            {listingTexts.clear}
          </Button>
        )}
        <Button onClick={onClose} sx={{ ml: 'auto' }}>
          {filterTexts.show(countText(results))}
        </Button>
      </div>
    </Sheet>
  </Drawer>
);
