import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { TextLink } from '@/ui/text/TextLink';
import { site } from '@contract/constants/site';
import { SearchNote } from '../SearchNote';
import type { JobResults } from '../useJobResults';

/** Lists the words: “night shift” and “no experience”. */
export const preferredText = (preferred: JobResults['preferred']): string =>
  new Intl.ListFormat(site.locale).format(preferred.map((each) => `“${each}”`));

type PreferredWordsProps = {
  controls: Pick<JobSearchControls, 'search' | 'changeLink'>;
  results: Pick<JobResults, 'preferred'>;
};

/** Says which words are optional, with a link to require them. */
export const PreferredWords = ({
  controls: { search, changeLink },
  results: { preferred },
}: PreferredWordsProps) => {
  if (preferred.length === 0) return null;
  const { before, after, only } = listingTexts.preferred;
  return (
    <SearchNote>
      {before} <b dir="auto">{preferredText(preferred)}</b> {after}{' '}
      <TextLink to={changeLink({ asWords: [...search.asWords, ...preferred] })}>{only}</TextLink>
    </SearchNote>
  );
};
