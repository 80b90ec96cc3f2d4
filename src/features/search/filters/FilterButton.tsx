import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { listingTexts } from '@/texts/search/listing';
import { FilterIcon } from '@/ui/art/icons';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { activeFilters } from './activeFilters';
import type { FilterSheetProps } from './FilterSheet';

// loaded on first use: MUI's drawer is as large as the rest of this screen
const FilterSheet = lazyUntilLoaded(
  async () => (await import(/* webpackChunkName: "FilterSheet" */ './FilterSheet')).FilterSheet,
);

/** Opens the filters on phones; hidden on wide screens, which show the filters. */
export const FilterButton = (props: Omit<FilterSheetProps, 'open' | 'onClose'>) => {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        startIcon={<FilterIcon size={18} />}
        sx={{ minHeight: 40, display: { md: 'none' } }}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {listingTexts.filtersSet(activeFilters(props.search, props.results.area).length)}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <FilterSheet {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
