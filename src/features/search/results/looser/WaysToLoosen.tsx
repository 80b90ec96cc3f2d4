import type { JobSearchControls } from '@/features/search/useJobSearch';
import { ssrPart } from '@/ui/page/part/ssrPart';
import type { JobResults } from '../useJobResults';
import { useShownSearch } from '../useShownSearch';

// loaded on demand, since most searches find something
const LooserSearches = ssrPart(
  'LooserSearches',
  () => import(/* webpackChunkName: "LooserSearches" */ './LooserSearches'),
);

type WaysToLoosenProps = {
  controls: Pick<JobSearchControls, 'search' | 'changeLink'>;
  results: JobResults;
  /** Adds a heading, for use after other results. */
  headed?: boolean;
};

/** Suggests what to leave out of the search, if the host sent suggestions. */
export const WaysToLoosen = ({
  controls: { search, changeLink },
  results,
  headed = false,
}: WaysToLoosenProps) => {
  const shown = useShownSearch(search, results);
  const { loosened, read } = results;
  if (loosened.length === 0) return null;
  return <LooserSearches {...{ shown, changeLink, loosened, read, headed }} />;
};
