import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import type { CandidatePage } from '@/api/jobBoardApi';
import { candidateTexts as texts } from '@/texts/candidates/candidates';
import { CloseIcon, FilterIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';
import { styled } from '@/ui/styled';
import { CandidateFilterGroups } from './CandidateFilterGroups';
import { manyFilters, oneFilters, type CandidateControls } from './useCandidateSearch';

const Sheet = styled('div')({
  padding: '16px 20px 32px',
  maxHeight: 'calc(100dvh - 48px)',
  overflowY: 'auto',
  '& .head': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
  '& > .body': { marginBlock: 16 },
});

type Props = { search: CandidateControls; facets: CandidatePage['facets'] };

/** Opens the filters in a bottom sheet on a phone. */
export const CandidateFilterButton = ({ search, facets }: Props) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const count = [...manyFilters, ...oneFilters].flatMap(
    (filter) => search.filters[filter] ?? [],
  ).length;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        startIcon={<FilterIcon size={18} />}
        sx={{ minHeight: 40, display: { lg: 'none' } }}
        onClick={() => setOpen(true)}
      >
        {texts.filtersSet(count)}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={close}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'candidate-filters' },
        }}
      >
        <Sheet>
          <div className="head">
            <h2 id="candidate-filters">{texts.filters}</h2>
            <IconButton aria-label={texts.closeFilters} onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className="body">
            <CandidateFilterGroups search={search} facets={facets} />
          </div>
          <Button onClick={close}>{texts.show}</Button>
        </Sheet>
      </Drawer>
    </>
  );
};
