import type { PayInsight } from '@/api/jobBoardApi';
import { amountText } from '@/features/jobs/card/payText';
import { jobTexts } from '@/texts/jobs/job';
import { payInsightTexts as texts } from '@/texts/jobs/payInsight';
import { styled } from '@/ui/styled';

const Frame = styled('figure')(({ theme }) => ({
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  fontSize: theme.typography.body2.fontSize,
  '& .range': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 14 },
  '& .range > p > span': { color: theme.vars.palette.ink2 },
  '& figcaption': { color: theme.vars.palette.ink3, fontSize: theme.typography.caption.fontSize },
}));
const dotSize = 12;
const Plot = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 72px',
  maxWidth: 200,
  height: dotSize,
  '& > *': { position: 'absolute', insetBlock: 4, borderRadius: theme.shape.radius.pill },
  '& .axis': { insetInline: 0, insetBlock: 5, backgroundColor: theme.vars.palette.line2 },
  '& .half': { minWidth: dotSize, backgroundColor: theme.vars.palette.brand },
  '& .median': {
    insetBlock: 0,
    width: dotSize,
    marginInlineStart: -dotSize / 2,
    border: `3px solid ${theme.vars.palette.brand}`,
    backgroundColor: theme.vars.palette.paper,
  },
}));

/** The axis ends at this multiple of the upper quartile. */
const axisReach = 1.25;
const rounded = (amount: number): number => Math.round(amount / 10) * 10;

/** An insight that has figures. */
export type KnownPay = PayInsight & Record<'lower' | 'median' | 'upper', number>;
export const isKnownPay = (insight: PayInsight): insight is KnownPay =>
  [insight.lower, insight.median, insight.upper].every((amount) => typeof amount === 'number');

/**
 * A plot from the lower to the upper quartile with the median as a dot, on an axis that starts at
 * $0. Hidden from assistive technology, since the text next to it says the same.
 */
const Quartiles = ({ lower, median, upper }: Pick<KnownPay, 'lower' | 'median' | 'upper'>) => {
  const along = (amount: number): string => `${(100 * amount) / (axisReach * upper)}%`;
  return (
    <Plot aria-hidden data-plot>
      <span className="axis" />
      <span className="half" style={{ left: along(lower), width: along(upper - lower) }} />
      <span className="median" style={{ left: along(median) }} />
    </Plot>
  );
};

/** What a role pays: the middle half of its jobs' pay as text and as a plot. */
export const PayFigures = ({ insight }: { insight: KnownPay }) => {
  const lower = amountText(rounded(insight.lower));
  const upper = amountText(rounded(insight.upper));
  const isRange = lower !== upper;
  return (
    <Frame aria-label={texts.name}>
      <div className="range">
        <p>
          <b>{isRange ? `${lower} - ${upper}` : lower}</b>
          <span>{` ${jobTexts.per.month}, ${texts.median(amountText(rounded(insight.median)))}`}</span>
        </p>
        <Quartiles {...insight} />
      </div>
      <figcaption dir="auto">{texts.source({ ...insight, isRange })}</figcaption>
    </Frame>
  );
};
