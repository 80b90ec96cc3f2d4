import Button from '@mui/material/Button';
import { activeFilters } from '@/features/search/filters/activeFilters';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { TryAgain } from '@/ui/page/TryAgain';
import { messages } from '@contract/messages';
import type { JobResults } from '../useJobResults';
import { WaysToLoosen } from './WaysToLoosen';

/**
 * Shown if no jobs were found or the search failed: what to leave out, with the number of jobs
 * found then.
 */
export const NoResults = ({
  controls,
  results,
}: {
  controls: JobSearchControls;
  results: JobResults;
}) => {
  const { search, clear } = controls;
  const { isError, loosened, refetch } = results;
  const isFiltered = activeFilters(search, results.area).length > 0;
  const isNarrowed = isFiltered || search.q !== '' || search.location !== '';
  if (isError)
    return (
      <EmptyMessage text={messages.getJobs.empty}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  return (
    <EmptyMessage text={messages.getJobs.empty}>
      <WaysToLoosen controls={controls} results={results} />
      {loosened.length === 0 && isNarrowed && (
        <p>{isFiltered ? listingTexts.emptyHint : listingTexts.emptyWordsHint}</p>
      )}
      {loosened.length === 0 && isNarrowed && (
        <Button variant="outlined" onClick={clear}>
          {isFiltered ? listingTexts.clear : listingTexts.clearSearch}
        </Button>
      )}
    </EmptyMessage>
  );
};
