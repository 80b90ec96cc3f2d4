import type { ComponentProps, MouseEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { SaveSearch } from '@/features/alerts/SaveSearch';
import { useIsHidden } from '@/features/inbox/hiddenSet';
import { useOpenedJob } from '@/features/jobs/view/useOpenedJob';
import { SearchBar } from '@/features/search/bar/SearchBar';
import { FilterButton } from '@/features/search/filters/FilterButton';
import { FilterChips } from '@/features/search/filters/FilterChips';
import { LazyFilters, useRoomForFilters } from '@/features/search/filters/LazyFilters';
import { NearMeOffer } from '@/features/search/near/nearMeParts';
import { useNearSearch } from '@/features/search/near/useNearSearch';
import { LazyJobPane, useRoomForJob } from '@/features/search/results/LazyJobPane';
import { PaySlot } from '@/features/search/results/PaySlot';
import { ResultHead } from '@/features/search/results/ResultHead';
import { ResultList } from '@/features/search/results/ResultList';
import { SkipToResults } from '@/features/search/results/SkipToResults';
import { useCountedSearch } from '@/features/search/results/useCountedSearch';
import { useForYouSlot } from '@/features/search/results/useForYouSlot';
import { useJobResults } from '@/features/search/results/useJobResults';
import { useReturnFocus } from '@/features/search/results/useReturnFocus';
import { useShownJobs } from '@/features/search/results/useShownJobs';
import { useJobSearch, type JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { useStableCallback } from '@/ui/listDetail/useStableCallback';
import { Page, PageHeading } from '@/ui/page/Page';
import { fetchRenderedParts } from '@/ui/page/part/ssrPart';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';

const Panes = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  paddingTop: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // the host renders one page for all screen sizes
  [theme.breakpoints.down('md')]: { '& > aside': { display: 'none' } },
  [theme.breakpoints.down('lg')]: { '& > [data-used-part] > *': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '216px minmax(0, 1fr)',
    '& > aside': {
      position: 'sticky',
      top: 92,
      maxHeight: 'calc(100dvh - 116px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      // space for focus rings
      margin: '-4px -10px 0 -4px',
      padding: '4px 10px 4px 4px',
    },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '216px minmax(0, 5fr) minmax(0, 6fr)',
    '& > .alone': { gridColumn: '2 / -1' },
  },
}));

const Chosen = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginBottom: 14,
  '& > ul': { marginBottom: 0 },
});

/** The active filters, and next to them a button to save the search. */
const ChosenFilters = (props: ComponentProps<typeof FilterChips>) => (
  <Chosen>
    <FilterChips {...props} />
    <SaveSearch search={props.search} />
  </Chosen>
);

/** The handler that shows a job next to the list, if there is room, and the jobs shown that way. */
const useChoice = (
  choose: JobSearchControls['choose'],
  jobs: ReturnType<typeof useJobResults>['jobs'],
  hasRoom: boolean,
) => {
  const [shown, rememberShown] = useShownJobs();
  const rememberOpened = useOpenedJob();
  const onChoose = useStableCallback((...[id, how]: Parameters<typeof choose>): boolean => {
    if (!hasRoom) return false;
    const job = jobs?.find(({ _id }) => _id === id);
    if (job) rememberOpened(job);
    rememberShown(id);
    choose(id, how);
    return true;
  });
  return [shown, onChoose] as const;
};

/**
 * What fits on the screen. During hydration it is everything: the host renders all of it, and
 * styles hide what doesn't fit.
 */
const useRoom = () => {
  const isHydrating = useIsHydrating();
  const hasFilters = useRoomForFilters();
  return { hasFilters, hasFilterButton: isHydrating || !hasFilters, hasJob: useRoomForJob() };
};

export const beforeHydration = fetchRenderedParts;

/**
 * The job listing: filters, list, and from 1,200 px up the chosen job next to it. The URL holds all
 * of its state.
 */
export const JobListing = () => {
  const controls = useJobSearch();
  const results = useJobResults(controls.search);
  const room = useRoom();
  const isHidden = useIsHidden();
  const { search, change, clear, clears, choose, pageLink } = controls;
  const { jobs } = results;
  const chosen = room.hasJob ? search.job || jobs?.find((job) => !isHidden(job))?._id : undefined;
  const { goNear, isOffered } = useNearSearch(controls, results);
  const rememberLeft = useReturnFocus(jobs);
  const countOpened = useCountedSearch(search, results);
  const forYou = useForYouSlot(search, jobs !== undefined);
  const [shown, onChoose] = useChoice(choose, jobs, room.hasJob);
  const onClickCapture = (event: MouseEvent<HTMLElement>): void => {
    rememberLeft(event);
    countOpened(event);
  };
  if (results.isForeignPage) return <Navigate {...pageLink({ cursor: '' })} replace />;
  return (
    <Page title={listingTexts.titleOf(search)}>
      <PageHeading className="visually-hidden">{listingTexts.heading}</PageHeading>
      <SkipToResults />
      <SearchBar key={clears} {...{ search, change }} onNear={goNear} />
      <Panes wide onClickCapture={onClickCapture}>
        {room.hasFilters && (
          <aside aria-label={listingTexts.filters}>
            <LazyFilters {...{ search, change, clears, results }} />
          </aside>
        )}
        <div className={jobs?.length === 0 ? 'alone' : undefined}>
          <ResultHead {...{ search, change, results }} trail={controls.trail}>
            {room.hasFilterButton && (
              <FilterButton {...{ search, change, clear, clears, results }} />
            )}
          </ResultHead>
          <ChosenFilters {...{ search, change, clear, results }} />
          <PaySlot {...{ search, results }} />
          {isOffered && goNear && <NearMeOffer onFound={goNear} />}
          {!forYou.isBelow && forYou.slot}
          <ResultList
            controls={controls}
            results={results}
            chosen={chosen}
            opened={shown}
            isAwaited={forYou.isAwaited}
            onChoose={onChoose}
          />
          {/* below the list that the host rendered, to avoid a layout shift */}
          {forYou.isBelow && forYou.slot}
        </div>
        {chosen !== undefined && (
          <LazyJobPane key={chosen} id={chosen} listed={jobs?.find(({ _id }) => _id === chosen)} />
        )}
      </Panes>
    </Page>
  );
};
