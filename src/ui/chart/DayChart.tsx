import { styled } from '@mui/material/styles';
import { chartTexts as texts } from '@/texts/chart';
import { formatNumber } from '@/texts/numbers';
import { Card } from '@/ui/page/Card';
import { shortDateText } from '@/ui/text/dateTexts';

const Frame = styled(Card)(({ theme }) => ({
  padding: '18px 20px',
  position: 'relative',
  '& h3': { fontSize: theme.typography.dense.fontSize, fontWeight: 650 },
  '& p': { color: theme.vars.palette.ink2, fontSize: theme.typography.caption.fontSize },
  '& svg': { width: '100%', height: 72, marginTop: 14, overflow: 'visible' },
  '& rect': { fill: theme.vars.palette.brand },
  '& rect.none': { fill: theme.vars.palette.line2 },
  '& .ends': {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: 6,
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.caption.fontSize,
  },
}));
// of the drawing, in its own units
const [height, barDistance, barWidth] = [72, 10, 7];
const [emptyBarHeight, minBarHeight] = [2, 5];

type DayCount = { day: string; count: number };

const busiestOf = (days: readonly DayCount[]): DayCount =>
  days.reduce((busiest, each) => (each.count > busiest.count ? each : busiest), {
    day: '',
    count: 0,
  });

const Bars = ({ days, maxCount }: { days: readonly DayCount[]; maxCount: number }) =>
  days.map(({ day, count }, index) => {
    // a day with a few can still be seen beside one with very many
    const barHeight =
      count === 0 ? emptyBarHeight : Math.max(minBarHeight, (count / maxCount) * height);
    return (
      <rect
        key={day}
        className={count === 0 ? 'none' : undefined}
        x={index * barDistance}
        y={height - barHeight}
        width={barWidth}
        height={barHeight}
        rx={1.5}
      >
        <title>{`${shortDateText(day)}: ${formatNumber(count)}`}</title>
      </rect>
    );
  });

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

type DayChartProps = { name: string; days: readonly DayCount[] };

/** How many a day, as bars; for assistive technology a sentence, and the numbers as a table. */
export const DayChart = ({ name, days }: DayChartProps) => {
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
      <h3>{name}</h3>
      <p className="num">{texts.total(formatNumber(total))}</p>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${days.length * barDistance - (barDistance - barWidth)} ${height}`}
        preserveAspectRatio="none"
      >
        <Bars days={days} maxCount={busiest.count} />
      </svg>
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
