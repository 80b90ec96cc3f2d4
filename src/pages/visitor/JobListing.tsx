import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Navigate } from 'react-router-dom';
import { ActiveFilters } from '@/features/jobs/search/ActiveFilters';
import { FilterButton } from '@/features/jobs/search/FilterButton';
import { Filters } from '@/features/jobs/search/Filters';
import { JobPane } from '@/features/jobs/search/JobPane';
import { ResultHead } from '@/features/jobs/search/ResultHead';
import { ResultList } from '@/features/jobs/search/ResultList';
import { SearchBar } from '@/features/jobs/search/SearchBar';
import { SkipToResults } from '@/features/jobs/search/SkipToResults';
import { useJobResults } from '@/features/jobs/search/useJobResults';
import { useJobSearch } from '@/features/jobs/search/useJobSearch';
import { useReturnFocus } from '@/features/jobs/search/useReturnFocus';
import { Page, PageHeading } from '@/ui/Page';
import { Wrap } from '@/ui/Wrap';
import { listingTexts } from '@contract/texts/listing';

const Panes = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  paddingTop: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '216px minmax(0, 1fr)' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '216px minmax(0, 5fr) minmax(0, 6fr)',
    '& > .alone': { gridColumn: '2 / -1' },
  },
}));

/**
 * The job listing: filters, list, and from 1,200 px up the chosen job beside it. All of its state
 * stands in the URL.
 */
export const JobListing = () => {
  const controls = useJobSearch();
  const results = useJobResults(controls.search);
  const hasRoomForFilters = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const hasRoomForJob = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const { search, change, clear, choose, pageLink } = controls;
  const { jobs } = results;
  const chosen = hasRoomForJob ? search.job || jobs?.[0]?._id : undefined;
  const rememberLeft = useReturnFocus(jobs);
  if (results.isForeignPage) return <Navigate {...pageLink({ cursor: '' })} replace />;
  return (
    <Page title={listingTexts.title}>
      <PageHeading className="visually-hidden">{listingTexts.heading}</PageHeading>
      <SkipToResults />
      <SearchBar search={search} change={change} />
      <Panes wide onClickCapture={rememberLeft}>
        {hasRoomForFilters && (
          <aside aria-label={listingTexts.filters}>
            <Filters {...{ search, change, results }} />
          </aside>
        )}
        <div className={jobs?.length === 0 ? 'alone' : undefined}>
          <ResultHead {...{ search, change, results }}>
            {!hasRoomForFilters && <FilterButton {...{ search, change, clear, results }} />}
          </ResultHead>
          <ActiveFilters {...{ search, change, clear }} />
          <ResultList
            controls={controls}
            results={results}
            chosen={chosen}
            {...(hasRoomForJob ? { onChoose: choose } : {})}
          />
        </div>
        {chosen !== undefined && (
          <JobPane key={chosen} id={chosen} listed={jobs?.find(({ _id }) => _id === chosen)} />
        )}
      </Panes>
    </Page>
  );
};
