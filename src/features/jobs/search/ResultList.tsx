import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigationType } from 'react-router-dom';
import { messages } from '@contract/messages';
import { listingTexts } from '@contract/texts/listing';
import { EmptyMessage } from '@/ui/EmptyMessage';
import { Loading } from '@/ui/Loading';
import { TryAgain } from '@/ui/TryAgain';
import { activeFilters } from './activeFilters';
import { ResultItem } from './ResultItem';
import { ResultPages } from './ResultPages';
import type { JobResults } from './useJobResults';
import type { JobSearchControls } from './useJobSearch';

const List = styled('ul')(({ theme }) => ({
  transition: theme.transitions.create('opacity', { duration: 150 }), '&[aria-busy=true]': { opacity: .55 },
  '& li': { padding: '3px 0' }, '& li + li': { borderTop: `1px solid ${theme.vars.palette.line}` },
}));

type ResultListProps = { controls: JobSearchControls; results: JobResults; chosen: string | undefined; onChoose?: (id: string) => void };

/** A page of results in its states: on their way, none (or not to be had), there, and still the old ones. */
export const ResultList = ({ controls, results, chosen, onChoose }: ResultListProps) => {
  const { search, clear } = controls;
  const { jobs, isOld, isError, refetch } = results;
  const place = `${search.cursor} ${search.page}`;
  const heading = useTurnedPage(place);
  const narrowed = activeFilters(search).length > 0 || search.q !== '' || search.location !== '';
  if (!jobs && !isError) return <Loading shape="list" rows={8} />;
  if (!jobs || jobs.length === 0) {
    return (
      <EmptyMessage text={messages.getJobs.empty}>
        {isError ? <TryAgain onClick={() => void refetch()} /> : narrowed && <p>{listingTexts.emptyHint}</p>}
        {!isError && narrowed && <Button variant="outlined" onClick={clear}>{listingTexts.clear}</Button>}
      </EmptyMessage>
    );
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">{listingTexts.results}</h2>
      <List aria-busy={isOld}>
        {jobs.map((job) => <li key={job._id}><ResultItem job={job} chosen={job._id === chosen} {...(onChoose ? { onChoose } : {})} /></li>)}
      </List>
      <ResultPages {...controls} results={results} />
    </>
  );
};

/** The list's heading; takes the focus and comes into view when another page was turned to, but not by Back. */
const useTurnedPage = (place: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  const kind = useNavigationType();
  // focus and scrolling are the browser's; done once the new page is there
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (kind === 'POP') return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [place, kind]);
  return heading;
};
