import { styled } from '@mui/material/styles';
import { overviewTexts as texts } from '@/texts/admin/overview';
import { formatNumber } from '@/texts/numbers';
import { Card } from '@/ui/page/Card';
import { shortDateText } from '@/ui/text/dateTexts';

const Frame = styled(Card)(({ theme }) => ({
  padding: '18px 20px',
  position: 'relative',
  '& h3': { fontSize: '.9375rem', fontWeight: 650 },
  '& p': { color: theme.vars.palette.ink2, fontSize: '.8125rem' },
  '& svg': { width: '100%', height: 72, marginTop: 14, overflow: 'visible' },
  '& rect': { fill: theme.vars.palette.brand },
  '& rect.none': { fill: theme.vars.palette.line2 },
  '& .ends': {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: 6,
    color: theme.vars.palette.ink3,
    fontSize: '.8125rem',
  },
}));
const [height, step, bar] = [72, 10, 7];

/** How many a day, as bars; for assistive technology a sentence, and the numbers as a table. */
export const DayChart = ({
  name,
  days,
}: {
  name: string;
  days: readonly { day: string; count: number }[];
}) => {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = days.reduce((best, each) => (each.count > best.count ? each : best), {
    day: '',
    count: 0,
  });
  const summary =
    total === 0
      ? texts.none(name)
      : texts.summary(name, formatNumber(total), formatNumber(most.count), shortDateText(most.day));
  return (
    <Frame>
      <h3>{name}</h3>
      <p className="num">{texts.total(formatNumber(total))}</p>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${days.length * step - (step - bar)} ${height}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, count }, index) => {
          // a day with something is seen beside one with much more
          const tall = count === 0 ? 2 : Math.max(5, (count / most.count) * height);
          return (
            <rect
              key={day}
              className={count === 0 ? 'none' : undefined}
              x={index * step}
              y={height - tall}
              width={bar}
              height={tall}
              rx={1.5}
            >
              <title>{`${shortDateText(day)}: ${formatNumber(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="ends num" aria-hidden>
        <span>{shortDateText(days[0]?.day ?? '')}</span>
        <span>{shortDateText(days.at(-1)?.day ?? '')}</span>
      </div>
      <div className="visually-hidden">
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
      </div>
    </Frame>
  );
};
