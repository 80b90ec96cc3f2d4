import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Job } from '@/api/jobBoardApi';
import { HiddenNote } from '@/features/inbox/HiddenNote';
import { useIsHidden } from '@/features/inbox/hiddenSet';
import { searchedPeriod } from '@/features/search/filters/typedPay';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { LightLoading } from '@/ui/light/LightLoading';
import { styled } from '@/ui/styled';
import { AlikeLink } from './AlikeLink';
import { NearMatches } from './looser/nearMatchesParts';
import { NoResults } from './looser/NoResults';
import { OtherSpelling } from './looser/OtherSpelling';
import { PreferredWords } from './looser/PreferredWords';
import { WaysToLoosen } from './looser/WaysToLoosen';
import { ResultItem } from './ResultItem';
import { ResultPages } from './ResultPages';
import { resultsId } from './SkipToResults';
import type { JobResults } from './useJobResults';
import { useResultKeys } from './useResultKeys';

const List = styled('ul')(({ theme }) => ({
  // the delay avoids a flash if the response is fast
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy=true]': { opacity: 0.55, transitionDelay: '350ms' },
  '& > li': { padding: '3px 0' },
  '& [data-job] + [data-job]': { borderTop: `1px solid ${theme.vars.palette.line}` },
  // the selected result has its own frame
  '& [data-job]:has(.chosen), & [data-job]:has(.chosen) + [data-job]': {
    borderTopColor: 'transparent',
  },
}));

type ResultListProps = {
  controls: JobSearchControls;
  results: JobResults;
  chosen: string | undefined;
  /** The ids of the jobs that were shown beside the list. */
  opened: ReadonlySet<string>;
  /** Whether content above is still loading and would shift the results. */
  isAwaited: boolean;
  /** Shows a job beside the list; returns `false` if there is no space. */
  onChoose: (id: string, how?: { isWalk: boolean }) => boolean;
};

/**
 * A page of results in its states: loading, empty, failed, loaded, and stale while the next page
 * loads.
 */
export const ResultList = ({
  controls,
  results,
  chosen,
  opened,
  isAwaited,
  onChoose,
}: ResultListProps) => {
  const { search } = controls;
  const { jobs, relaxed, isStale, isError } = results;
  const heading = useRef<HTMLHeadingElement>(null);
  const isHidden = useIsHidden();
  const onKeyDown = useResultKeys((id) => onChoose(id, { isWalk: true }));
  useFocusOnPageChange(heading, `${search.cursor} ${search.page}`);
  if (isAwaited || (!jobs && !isError)) return <LightLoading shape="list" rows={8} />;
  return (
    <FocusFallback heading={heading}>
      <h2 ref={heading} tabIndex={-1} id={resultsId} className="visually-hidden">
        {listingTexts.results}
      </h2>
      {!jobs || jobs.length === 0 ? (
        <NoResults controls={controls} results={results} />
      ) : (
        <>
          <OtherSpelling controls={controls} results={results} />
          <PreferredWords controls={controls} results={results} />
          <List aria-busy={isStale} onKeyDown={onKeyDown}>
            {jobs.map((job, at) => (
              <Fragment key={job._id}>
                {at === relaxed?.from && (
                  <li>
                    <NearMatches
                      relaxed={relaxed}
                      results={results}
                      changeLink={controls.changeLink}
                    />
                  </li>
                )}
                {!isHidden(job) && (
                  <ListedJob
                    job={job}
                    isChosen={job._id === chosen}
                    isOpened={opened.has(job._id)}
                    {...{ controls, results, onChoose }}
                  />
                )}
              </Fragment>
            ))}
          </List>
          <HiddenNote jobs={jobs} />
          <WaysToLoosen controls={controls} results={results} headed />
          <ResultPages {...controls} results={results} />
        </>
      )}
    </FocusFallback>
  );
};

type ListedJobProps = Pick<ResultListProps, 'controls' | 'results' | 'onChoose'> & {
  job: Job;
  isChosen: boolean;
  isOpened: boolean;
};
const ListedJob = ({ job, isChosen, isOpened, controls, results, onChoose }: ListedJobProps) => {
  const { alike, area, distances, read } = results;
  return (
    <li data-job={job._id}>
      <ResultItem
        job={job}
        chosen={isChosen}
        opened={isOpened}
        distance={distanceText(distances[job._id], area)}
        payPeriod={searchedPeriod(read, controls.search)}
        onChoose={onChoose}
      >
        {alike[job._id] !== undefined && (
          <AlikeLink job={job} count={alike[job._id] ?? 0} changeLink={controls.changeLink} />
        )}
      </ResultItem>
    </li>
  );
};

/** Returns the distance of a job, '' for a job in the searched place itself. */
const distanceText = (miles: number | undefined, area: JobResults['area']): string => {
  const { away, nearby } = listingTexts.distance;
  if (miles === undefined || !area) return '';
  if (miles > 0) return away(miles);
  return area.of === 'near' ? nearby : '';
};

/** Moves the focus to the heading when the focused element is removed with the old results. */
const FocusFallback = ({
  heading,
  children,
}: {
  heading: RefObject<HTMLElement | null>;
  children: ReactNode;
}) => {
  const focused = useRef<Element>(null);
  // an effect, because elements are removed in the commit
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return (
    <div
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={({ target }) => {
        if (target.isConnected) focused.current = null;
      }}
    >
      {children}
    </div>
  );
};

/**
 * Focuses the list's heading and scrolls to the top when the page of results changes, unless the
 * user navigated in the history.
 */
const useFocusOnPageChange = (heading: RefObject<HTMLElement | null>, place: string): void => {
  const shown = useRef(place);
  const kind = useNavigationType();
  // an effect, because focus and scroll position are outside React and set after the new page is
  // rendered
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (kind === 'POP') return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [heading, place, kind]);
};
