import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { activeFilters } from '@/features/search/filters/activeFilters';
import { looserChange, looserText } from '@/features/search/filters/looserChange';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { LinkButton } from '@/ui/button/LinkButton';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { TryAgain } from '@/ui/page/TryAgain';
import { messages } from '@contract/messages';
import { countText } from './ResultHead';
import type { JobResults } from './useJobResults';
import { useShownSearch } from './useShownSearch';

const Ways = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  width: 'min(100%, 26rem)',
  '& a': {
    justifyContent: 'space-between',
    gap: 16,
    width: '100%',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& .num': { flex: 'none', color: theme.vars.palette.ink2, fontWeight: 500 },
}));

/** No jobs found, or the search failed: what to leave out, and how many jobs that would find. */
export const NoResults = ({
  controls: { search, clear, changeLink },
  results,
}: {
  controls: JobSearchControls;
  results: JobResults;
}) => {
  const { isError, loosened, refetch } = results;
  const shown = useShownSearch(search, results);
  const isNarrowed = activeFilters(search).length > 0 || search.q !== '' || search.location !== '';
  if (isError)
    return (
      <EmptyMessage text={messages.getJobs.empty}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  return (
    <EmptyMessage text={messages.getJobs.empty}>
      {loosened.length > 0 && (
        <Ways aria-label={listingTexts.loosen.heading}>
          {loosened.map((way) => (
            <li key={`${way.leftOut} ${way.q ?? ''}`}>
              <LinkButton variant="outlined" to={changeLink(looserChange(way))}>
                <span dir="auto">{looserText(way, shown)}</span>
                <span className="num">{countText(way)}</span>
              </LinkButton>
            </li>
          ))}
        </Ways>
      )}
      {loosened.length === 0 && isNarrowed && <p>{listingTexts.emptyHint}</p>}
      {loosened.length === 0 && isNarrowed && (
        <Button variant="outlined" onClick={clear}>
          {listingTexts.clear}
        </Button>
      )}
    </EmptyMessage>
  );
};
