import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { TextLink } from '@/ui/text/TextLink';
import { SearchNote } from '../SearchNote';
import type { JobResults } from '../useJobResults';
import { useShownSearch } from '../useShownSearch';

const { otherSpelling } = listingTexts;

type OtherSpellingProps = {
  controls: Pick<JobSearchControls, 'search' | 'changeLink'>;
  results: Pick<JobResults, 'searchedFor' | 'isStale'>;
};

/** Says which corrected words were searched for, with a link to search for the typed ones. */
export const OtherSpelling = ({
  controls: { search, changeLink },
  results,
}: OtherSpellingProps) => {
  const { q } = useShownSearch(search, results);
  const { searchedFor } = results;
  if (searchedFor === null) return null;
  return (
    <SearchNote>
      {otherSpelling.showing} <b dir="auto">{searchedFor}</b>. {otherSpelling.instead}{' '}
      <TextLink to={changeLink({ q, asTyped: true })}>
        <span dir="auto">{q.trim()}</span>
      </TextLink>
      .
    </SearchNote>
  );
};
