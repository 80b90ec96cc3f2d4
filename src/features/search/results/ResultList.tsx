import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { LightLoading } from '@/ui/light/LightLoading';
import { NoResults } from './NoResults';
import { OtherSpelling } from './OtherSpelling';
import { ResultItem } from './ResultItem';
import { ResultPages } from './ResultPages';
import { resultsId } from './SkipToResults';
import type { JobResults } from './useJobResults';
import { useResultKeys } from './useResultKeys';

const List = styled('ul')(({ theme }) => ({
  // an answer that comes at once doesn't flash
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy=true]': { opacity: 0.55, transitionDelay: '350ms' },
  '& li': { padding: '3px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.line}` },
}));

type ResultListProps = {
  controls: JobSearchControls;
  results: JobResults;
  chosen: string | undefined;
  onChoose?: (id: string) => void;
};

/**
 * A page of results in its states: on their way, none (or not to be had), there, and still the old
 * ones.
 */
export const ResultList = ({ controls, results, chosen, onChoose }: ResultListProps) => {
  const { search } = controls;
  const { jobs, isOld, isError } = results;
  const heading = useRef<HTMLHeadingElement>(null);
  const onKeyDown = useResultKeys(onChoose);
  useTurnedPage(heading, `${search.cursor} ${search.page}`);
  if (!jobs && !isError) return <LightLoading shape="list" rows={8} />;
  return (
    <KeptFocus heading={heading}>
      <h2 ref={heading} tabIndex={-1} id={resultsId} className="visually-hidden">
        {listingTexts.results}
      </h2>
      {!jobs || jobs.length === 0 ? (
        <NoResults controls={controls} results={results} />
      ) : (
        <>
          <OtherSpelling controls={controls} results={results} />
          <List aria-busy={isOld} onKeyDown={onKeyDown}>
            {jobs.map((job) => (
              <li key={job._id} data-job={job._id}>
                <ResultItem
                  job={job}
                  chosen={job._id === chosen}
                  {...(onChoose ? { onChoose } : {})}
                />
              </li>
            ))}
          </List>
          <ResultPages {...controls} results={results} />
        </>
      )}
    </KeptFocus>
  );
};

/**
 * Keeps the focus near: where what had it is gone with the results it stood in, the heading takes
 * it.
 */
const KeptFocus = ({
  heading,
  children,
}: {
  heading: RefObject<HTMLElement | null>;
  children: ReactNode;
}) => {
  const focused = useRef<Element>(null);
  // the document knows what has left it only after it was changed
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
 * The list's heading takes the focus and comes into view when another page was turned to, but not
 * by Back.
 */
const useTurnedPage = (heading: RefObject<HTMLElement | null>, place: string): void => {
  const shown = useRef(place);
  const kind = useNavigationType();
  // focus and scrolling are the browser's; done once the new page is there
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (kind === 'POP') return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [heading, place, kind]);
};
