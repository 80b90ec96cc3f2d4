import type { JobSearchControls } from '@/features/search/useJobSearch';
import { formatNumber } from '@/texts/numbers';
import { listingTexts } from '@/texts/search/listing';
import { BackIcon, ForwardIcon } from '@/ui/art/icons';
import { LinkButton } from '@/ui/button/LinkButton';
import { styled } from '@/ui/styled';
import { pageNumber } from './countText';
import type { JobResults } from './useJobResults';

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  marginTop: 24,
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.body2.fontSize,
  '& > :first-of-type': { justifySelf: 'start' },
  '& > :last-of-type': { justifySelf: 'end' },
}));

/** Links to the previous and next page; links, so that they can be opened in a new tab. */
export const ResultPages = ({
  search,
  trail,
  pageLink,
  results,
}: Pick<JobSearchControls, 'search' | 'trail' | 'pageLink'> & { results: JobResults }) => {
  const { next } = results;
  const before = trail.at(-1);
  const previous = results.previous
    ? pageLink(results.previous)
    : before === undefined
      ? null
      : pageLink({ cursor: before }, trail.slice(0, -1));
  // a page opened by its URL doesn't know the previous ones
  const first = previous === null && search.cursor !== '' ? pageLink({ cursor: '' }) : null;
  const number = pageNumber({ search, trail }, results);
  if (!next && !previous && !first) return null;
  return (
    <Row aria-label={listingTexts.pages}>
      <span>
        {previous && (
          <LinkButton
            {...previous}
            variant="outlined"
            size="small"
            startIcon={<BackIcon size={18} />}
          >
            {listingTexts.previous}
          </LinkButton>
        )}
        {first && (
          <LinkButton {...first} variant="outlined" size="small" startIcon={<BackIcon size={18} />}>
            {listingTexts.first}
          </LinkButton>
        )}
      </span>
      <span className="num">{number !== null && listingTexts.page(formatNumber(number))}</span>
      <span>
        {next && (
          <LinkButton
            {...pageLink(next, 'cursor' in next ? [...trail, search.cursor] : [])}
            variant="outlined"
            size="small"
            endIcon={<ForwardIcon size={18} />}
          >
            {listingTexts.next}
          </LinkButton>
        )}
      </span>
    </Row>
  );
};
