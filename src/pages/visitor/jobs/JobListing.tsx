import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Navigate } from 'react-router-dom';
import { SearchBar } from '@/features/search/bar/SearchBar';
import { ActiveFilters } from '@/features/search/filters/ActiveFilters';
import { FilterButton } from '@/features/search/filters/FilterButton';
import { Filters } from '@/features/search/filters/Filters';
import { JobPane } from '@/features/search/results/JobPane';
import { ResultHead } from '@/features/search/results/ResultHead';
import { ResultList } from '@/features/search/results/ResultList';
import { SkipToResults } from '@/features/search/results/SkipToResults';
import { useJobResults } from '@/features/search/results/useJobResults';
import { useReturnFocus } from '@/features/search/results/useReturnFocus';
import { useJobSearch } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';

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
 * The job listing: filters, list, and from 1,200 px up the chosen job beside it. The URL holds all
 * of its state.
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
