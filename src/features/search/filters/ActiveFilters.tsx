import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { CloseIcon } from '@/ui/art/icons';
import { activeFilters } from './activeFilters';

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

/** The filters that are set, each a button that takes it away. */
export const ActiveFilters = ({
  search,
  change,
  clear,
}: Pick<JobSearchControls, 'search' | 'change' | 'clear'>) => {
  const filters = activeFilters(search);
  if (filters.length === 0) return null;
  return (
    <Row aria-label={listingTexts.activeFilters}>
      {filters.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            className="chip"
            aria-label={listingTexts.removeFilter(text)}
            onClick={() => change(without)}
          >
            <span>{text}</span>
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button variant="text" size="small" onClick={clear} sx={{ minHeight: 32, py: 0 }}>
          {listingTexts.clear}
        </Button>
      </li>
    </Row>
  );
};
