import { looserChange, looserText } from '@/features/search/filters/looserChange';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { looserTexts } from '@/texts/search/looser';
import { LinkButton } from '@/ui/button/LinkButton';
import { styled } from '@/ui/styled';
import { countText } from '../countText';
import type { JobResults } from '../useJobResults';

const Frame = styled('section')(({ theme }) => ({
  marginTop: 24,
  '& h2': { ...theme.typography.h3, marginBottom: 10 },
}));

const SearchLinks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  width: 'min(100%, 26rem)',
  '& a': {
    justifyContent: 'space-between',
    gap: 16,
    width: '100%',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& .num': { flex: 'none', color: theme.vars.palette.ink2, fontWeight: 500 },
}));

export type LooserSearchesProps = Pick<JobSearchControls, 'changeLink'> &
  Pick<JobResults, 'loosened' | 'read'> & {
    /** The search that has few or no results. */
    shown: JobSearch;
    headed: boolean;
  };

/** Links to searches with fewer conditions, each with its number of jobs. */
export const LooserSearches = ({
  changeLink,
  loosened,
  read,
  shown,
  headed,
}: LooserSearchesProps) => {
  const ways = (
    <SearchLinks aria-label={looserTexts.heading}>
      {loosened.map((way) => (
        <li key={`${way.leftOut} ${way.q ?? way.miles ?? ''}`}>
          <LinkButton variant="outlined" to={changeLink(looserChange(way, shown, read))}>
            <span dir="auto">{looserText(way, shown, read)}</span>
            <span className="num">{countText(way)}</span>
          </LinkButton>
        </li>
      ))}
    </SearchLinks>
  );
  if (!headed) return ways;
  return (
    <Frame>
      <h2>{looserTexts.heading}</h2>
      {ways}
    </Frame>
  );
};
