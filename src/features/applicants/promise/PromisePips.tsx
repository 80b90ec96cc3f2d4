import { styled } from '@/ui/styled';
import type { PromiseDay } from './promiseDay';

const Frame = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  gap: 2,
  '& > i': { width: 5, height: 12, borderRadius: 3, backgroundColor: theme.vars.palette.line2 },
  '& > .past': { backgroundColor: theme.vars.palette.brand },
  '&.soon > .past': { backgroundColor: theme.vars.palette.amber.main },
}));
/** The maximum number of days that are drawn. */
const mostPips = 7;

/**
 * The promised days as pips, past ones filled. Hidden from screen readers: the text beside it has
 * the numbers.
 */
export const PromisePips = ({ promise: { kind, days, all, isDue } }: { promise: PromiseDay }) => {
  if (kind === 'answered' || all > mostPips) return null;
  const past = kind === 'late' ? all : days;
  return (
    <Frame aria-hidden className={isDue ? 'soon' : ''}>
      {Array.from({ length: all }, (_, index) => (
        <i key={index} className={index < past ? 'past' : ''} />
      ))}
    </Frame>
  );
};
