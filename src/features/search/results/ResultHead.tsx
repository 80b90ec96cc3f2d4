import { useRef, type ReactNode } from 'react';
import { readingFilters } from '@/features/search/filters/readingFilters';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { isSort, type JobSearch, type JobSort } from '@/searchEngine/jobSearch';
import { listingTexts } from '@/texts/search/listing';
import { useReplayPreHydrationInput } from '@/ui/form/useReplayPreHydrationInput';
import { LightSelect } from '@/ui/light/LightSelect';
import { styled } from '@/ui/styled';
import { countText, rangeText } from './countText';
import { NearMatchesAnnouncement } from './looser/nearMatchesParts';
import { preferredText } from './looser/PreferredWords';
import type { JobResults } from './useJobResults';
import { useShownSearch } from './useShownSearch';

const { sorts: sortTexts } = listingTexts;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '10px 16px',
  marginBottom: 14,
  minHeight: 44,
  '& output': {
    flex: '1 1 200px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& span': { color: theme.vars.palette.ink2 },
  },
  '& .controls': {
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    minWidth: 0,
    '& > div': { flex: '0 1 auto' },
    '& > button': { flex: 'none' },
  },
  '& select': {
    minHeight: 40,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    width: '100%',
    borderColor: theme.vars.palette.line2,
  },
}));

/**
 * Returns what screen readers are told besides the count: the readings of the words, and the
 * preferred words.
 */
const toldBesides = ({ read, preferred }: JobResults, search: JobSearch): string => {
  const readings = readingFilters(read, search).map(({ text }) => text);
  return [
    readings.length > 0 ? listingTexts.readings.announced(readings) : '',
    preferred.length > 0 ? listingTexts.preferred.announced(preferredText(preferred)) : '',
  ].join('');
};

/**
 * Returns ", within 50 miles" or ", only Tulsa, OK": the selected distance, after words that name
 * the place.
 */
const distanceText = (area: NonNullable<JobResults['area']>): string => {
  const { narrowed, narrowedTo } = listingTexts.distance;
  return area.miles === 0 ? narrowedTo(area.name) : narrowed(area.miles);
};

/** Returns " in Tulsa", " within 50 miles of Tulsa" or " near you". */
const placeText = ({ location, miles }: JobSearch, { area, read }: JobResults): string => {
  const { distance, inPlace } = listingTexts;
  const place = location.trim();
  const isSaid = area?.of === 'q' || read.some(({ kind }) => kind === 'nearMe');
  if (area && area.of !== 'location') {
    if (isSaid) return miles === undefined ? '' : distanceText(area);
    return miles === undefined ? distance.inArea : distance.around(area.miles, distance.you);
  }
  if (place === '') return '';
  return area && miles ? distance.around(area.miles, place) : inPlace(place);
};

type ResultHeadProps = Pick<JobSearchControls, 'search' | 'change'> &
  Partial<Pick<JobSearchControls, 'trail'>> & {
    results: JobResults;
    /** Before the sort order: the filter button on phones. */ children?: ReactNode;
  };

/**
 * The number of jobs found, with `trail` the range shown (both announced to screen readers), and
 * the sort order.
 */
export const ResultHead = ({ search, change, trail, results, children }: ResultHeadProps) => {
  const { sorts, jobs, relaxed, isStale } = results;
  const usual = sorts[0];
  const row = useRef<HTMLDivElement>(null);
  useReplayPreHydrationInput(row);
  // describes the results on the screen, not the text typed since
  const shown = useShownSearch(search, results);
  const words = results.searchedFor ?? shown.q.trim();
  const asked = [words && listingTexts.forWords(words), placeText(shown, results)].join('');
  return (
    <Row ref={row}>
      {/* a live region must exist before its text: filled once the response has arrived */}
      <output aria-busy={isStale}>
        {jobs && (
          <>
            <b className="num">
              {trail ? rangeText({ search: shown, trail }, results) : countText(results)}
            </b>
            <span>{asked}</span>
            <span className="visually-hidden">
              {toldBesides(results, shown)}
              {relaxed && <NearMatchesAnnouncement relaxed={relaxed} listed={jobs.length} />}
            </span>
          </>
        )}
      </output>
      <div className="controls">
        {children}
        <LightSelect
          label={listingTexts.sort}
          hideLabel
          name="sort"
          value={sorts.includes(search.sort) ? (search.sort ?? 'asListed') : (usual ?? 'asListed')}
          onChange={({ currentTarget: { value } }) => change({ sort: sortOf(value, usual) })}
        >
          {sorts.map((sort) => (
            <option key={sort ?? 'asListed'} value={sort ?? 'asListed'}>
              {sortTexts[sort ?? 'asListed']}
            </option>
          ))}
        </LightSelect>
      </div>
    </Row>
  );
};

/** The default order is left out of the URL. */
const sortOf = (value: string, usual: JobSort | undefined): JobSort | undefined =>
  isSort(value) && value !== usual ? value : undefined;
