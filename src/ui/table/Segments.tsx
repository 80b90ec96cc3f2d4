import { formatNumber } from '@/texts/numbers';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';

const Frame = styled('nav')(({ theme }) => ({
  maxWidth: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.field}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.card,
  // nothing is cut: what has no room goes on below
  '& ul': { display: 'flex', flexWrap: 'wrap' },
  '& a': {
    display: 'block',
    padding: '9px 14px',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    '&:hover': { backgroundColor: theme.vars.palette.sunk },
    // the room of a count that isn't known yet
    '& > .unknown': { visibility: 'hidden' },
    [theme.breakpoints.down('sm')]: { paddingInline: 10 },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': {
      backgroundColor: theme.vars.palette.brandSoft,
      color: theme.vars.palette.brandText,
    },
  },
}));

export type Segment = {
  label: string;
  /** How many it leads to; room is kept for a number that isn't known yet. */
  count?: number | 'unknown' | undefined;
  /** The URL's query. */
  search: string;
  isChosen: boolean;
};

const Count = ({ count }: Pick<Segment, 'count'>) => {
  if (count === undefined) return null;
  if (count !== 'unknown') return ` ${formatNumber(count)}`;
  return (
    <span className="unknown" aria-hidden>
      {` ${formatNumber(1)}`}
    </span>
  );
};

/** Links side by side, one of which is chosen. */
export const Segments = ({ label, segments }: { label: string; segments: readonly Segment[] }) => (
  <Frame aria-label={label}>
    <ul>
      {segments.map((each) => (
        <li key={each.label}>
          <Link
            to={{ search: each.search }}
            replace
            className="num"
            aria-current={each.isChosen || undefined}
          >
            {each.label}
            <Count count={each.count} />
          </Link>
        </li>
      ))}
    </ul>
  </Frame>
);
