import { useState, type PointerEvent } from 'react';
import { chartTexts as texts } from '@/texts/chart';
import { formatNumber } from '@/texts/numbers';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { shortDateText } from '@/ui/text/dateTexts';
import { Link } from '@/ui/text/Link';

const Frame = styled(Card)(({ theme }) => ({
  padding: '18px 20px',
  position: 'relative',
  '& h3': { fontSize: theme.typography.dense.fontSize, fontWeight: 650 },
  '& p': { color: theme.vars.palette.ink2, fontSize: theme.typography.caption.fontSize },
  '& svg': { width: '100%', height: 72, marginTop: 14, overflow: 'visible' },
  '& rect': { fill: theme.vars.palette.brand },
  '& rect.none': { fill: theme.vars.palette.line2 },
  '& h3 a:hover': { textDecoration: 'underline' },
  '& .drawing': { position: 'relative', borderRadius: theme.shape.radius.sm },
  '& .drawing[data-shows] rect:not([data-shown])': { opacity: 0.45 },
  '& .drawing:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.ring}`,
    outlineOffset: 4,
  },
  // the range input covers the chart, so that arrow keys and touch select a day
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
  // SVG fills aren't adjusted in forced-colors mode
  '@media (forced-colors: active)': {
    '& rect': { fill: 'CanvasText' },
    '& rect.none': { fill: 'GrayText' },
  },
  '& .ends': {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: 6,
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.caption.fontSize,
  },
}));
// in SVG units
const [height, barDistance, barWidth] = [72, 10, 7];
const [emptyBarHeight, minBarHeight] = [2, 5];

type DayCount = { day: string; count: number };

const busiestOf = (days: readonly DayCount[]): DayCount =>
  days.reduce((busiest, each) => (each.count > busiest.count ? each : busiest), {
    day: '',
    count: 0,
  });

type BarsProps = { days: readonly DayCount[]; maxCount: number; shown: number | null };

const Bars = ({ days, maxCount, shown }: BarsProps) =>
  days.map(({ day, count }, index) => {
    // keep a day with few visible next to one with very many
    const barHeight =
      count === 0 ? emptyBarHeight : Math.max(minBarHeight, (count / maxCount) * height);
    return (
      <rect
        key={day}
        className={count === 0 ? 'none' : undefined}
        data-shown={index === shown || undefined}
        x={index * barDistance}
        y={height - barHeight}
        width={barWidth}
        height={barHeight}
        rx={1.5}
      />
    );
  });

/** Returns the index of the day under the pointer. */
const dayUnder = ({ currentTarget, clientX }: PointerEvent, count: number): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  const index = Math.floor(((clientX - left) / width) * count);
  return Math.min(count - 1, Math.max(0, index));
};

type DrawingProps = {
  name: string;
  days: readonly DayCount[];
  summary: string;
  maxCount: number;
  /** Index of the day hovered or selected with the keyboard. */
  shown: number | null;
  onShow: (shown: number | null) => void;
};

/** The bars, covered by a range input that selects a day to show its count. */
const Drawing = ({ name, days, summary, maxCount, shown, onShow }: DrawingProps) => {
  const last = days.length - 1;
  return (
    <div
      className="drawing"
      data-shows={shown !== null || undefined}
      onPointerMove={(event) => onShow(dayUnder(event, days.length))}
      onPointerLeave={() => onShow(null)}
    >
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${days.length * barDistance - (barDistance - barWidth)} ${height}`}
        preserveAspectRatio="none"
      >
        <Bars {...{ days, maxCount, shown }} />
      </svg>
      <input
        type="range"
        aria-label={texts.byDay(name)}
        aria-valuetext={dayText(days[shown ?? last])}
        min={0}
        max={last}
        value={shown ?? last}
        onFocus={() => onShow(shown ?? last)}
        onBlur={() => onShow(null)}
        onChange={({ currentTarget }) => onShow(Number(currentTarget.value))}
      />
    </div>
  );
};

const dayText = (day: DayCount | undefined): string =>
  day === undefined ? '' : texts.onDay(shortDateText(day.day), formatNumber(day.count));

const DayTable = ({ name, days }: DayChartProps) => (
  <table>
    <caption>{name}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.day}</th>
        <th scope="col">{texts.count}</th>
      </tr>
    </thead>
    <tbody>
      {days.map(({ day, count }) => (
        <tr key={day}>
          <th scope="row">{shortDateText(day)}</th>
          <td>{formatNumber(count)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

type DayChartProps = {
  name: string;
  days: readonly DayCount[];
  /** The path of the list of the counted items. */
  to?: string;
};

/**
 * Counts per day as bars, each of which shows its number on hover and with the arrow keys.
 * Assistive technology gets a summary sentence and a table of the numbers.
 */
export const DayChart = ({ name, days, to }: DayChartProps) => {
  const [shown, setShown] = useState<number | null>(null);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const busiest = busiestOf(days);
  const summary =
    total === 0
      ? texts.none(name)
      : texts.summary(
          name,
          formatNumber(total),
          formatNumber(busiest.count),
          shortDateText(busiest.day),
        );
  return (
    <Frame>
      <h3>{to === undefined ? name : <Link to={to}>{name}</Link>}</h3>
      <p className="num">
        {shown === null ? texts.total(formatNumber(total)) : dayText(days[shown])}
      </p>
      <Drawing {...{ name, days, summary, shown }} maxCount={busiest.count} onShow={setShown} />
      <div className="ends num" aria-hidden>
        <span>{shortDateText(days[0]?.day ?? '')}</span>
        <span>{shortDateText(days.at(-1)?.day ?? '')}</span>
      </div>
      <div className="visually-hidden">
        <DayTable name={name} days={days} />
      </div>
    </Frame>
  );
};
