import { formatNumber } from '@/texts/numbers';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';

const Frame = styled('nav')(({ theme }) => ({
  maxWidth: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.field}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.card,
  // wrap instead of clipping
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
    // reserves the space of an unknown count
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
  /** The number of results; `'unknown'` reserves space until it is known. */
  count?: number | 'unknown' | undefined;
  /** The URL's query string. */
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

/** A row of links, one of which is selected. */
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
