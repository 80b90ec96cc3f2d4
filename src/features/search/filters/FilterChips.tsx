import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { resultsId } from '@/features/search/results/SkipToResults';
import type { JobResults } from '@/features/search/results/useJobResults';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { CloseIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';
import { activeFilters, type ActiveFilter } from './activeFilters';
import { readingFilters } from './readingFilters';

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 14,
  '& li': { maxWidth: '100%' },
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    maxWidth: '100%',
    padding: '3px 8px 3px 12px',
    borderRadius: theme.shape.radius.pill,
    border: 0,
    cursor: 'pointer',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    backgroundColor: theme.vars.palette.brandSoft,
    color: theme.vars.palette.brandText,
    font: `600 ${theme.typography.caption.fontSize}/1.4 ${theme.typography.fontFamily}`,
    '& svg': { flex: 'none' },
    '&:hover': { textDecoration: 'line-through' },
  },
}));

/** Moves the focus from a removed chip to the next one, or to the results if there is none. */
const focusNext = (chip: HTMLElement): void => {
  const { nextElementSibling: next, previousElementSibling: previous } = chip.closest('li') ?? chip;
  const target = (next ?? previous)?.querySelector('button') ?? document.getElementById(resultsId);
  target?.focus({ preventScroll: true });
};

type FilterChipsProps = Pick<JobSearchControls, 'search' | 'change' | 'clear'> & {
  results: Pick<JobResults, 'read' | 'area'>;
};

/** The readings of the words and the filters that are set, each as a button that removes it. */
export const FilterChips = ({ search, change, clear, results }: FilterChipsProps) => {
  const filters = activeFilters(search, results.area);
  const all: ActiveFilter[] = [...readingFilters(results.read, search), ...filters];
  if (all.length === 0) return null;
  const takeAway = (
    { currentTarget }: MouseEvent<HTMLElement>,
    without: ActiveFilter['without'],
  ) => {
    // "Clear filters" disappears with the last chip
    if (all.length === 1) document.getElementById(resultsId)?.focus({ preventScroll: true });
    else focusNext(currentTarget);
    change(without);
  };
  return (
    <Row aria-label={listingTexts.activeFilters}>
      {all.map(({ text, without, hint }) => (
        <li key={hint ?? text}>
          <button
            type="button"
            className="chip"
            title={hint}
            aria-label={listingTexts.removeFilter(text)}
            onClick={(event) => takeAway(event, without)}
          >
            <span>{text}</span>
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      {filters.length > 0 && (
        <li>
          <Button variant="text" size="small" onClick={clear} sx={{ minHeight: 32, py: 0 }}>
            {listingTexts.clear}
          </Button>
        </li>
      )}
    </Row>
  );
};
