import type { Overview } from '@/api/jobBoardApi';
import { ageText } from '@/features/jobs/card/ageText';
import { overviewTexts as texts } from '@/texts/admin/overview';
import { formatNumber } from '@/texts/numbers';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';

const Cards = styled('dl')(({ theme }) => ({
  margin: '24px 0 0',
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': {
    position: 'relative',
    padding: '18px 20px',
    transition: theme.transitions.create(['border-color', 'background-color'], { duration: 150 }),
    '&:hover': { borderColor: theme.vars.palette.field, backgroundColor: theme.vars.palette.sunk },
  },
  // the link covers the whole card
  '& dt a::after': { content: '""', position: 'absolute', inset: 0 },
  '& dt a:focus-visible': {
    outline: 'none',
    '&::after': {
      outline: `2px solid ${theme.vars.palette.ring}`,
      outlineOffset: -3,
      borderRadius: theme.shape.radius.card,
    },
  },
  '& dd.more a': { position: 'relative', zIndex: 1, textDecoration: 'underline' },
  '& dt, & dd.more': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& dd.count': { fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-.02em', lineHeight: 1.25 },
}));

/** The path of the list behind each count. */
const lists = {
  employers: paths.adminEmployers(),
  liveJobs: paths.adminJobs(),
  seekers: paths.adminSeekers(),
  cases: paths.adminReports(),
};
const weekOfJobs = `${paths.adminJobs()}?within=7`;

/** The most important counts, linked to their lists. */
export const CountCards = ({ overview }: { overview: Overview }) => {
  const now = useNow();
  const { employers, liveJobs, seekers, cases } = overview;
  const counts = [
    ...(
      [
        ['employers', employers],
        ['liveJobs', liveJobs],
        ['seekers', seekers],
      ] as const
    ).map(([name, { total, week }]) => ({ name, total, more: texts.week(formatNumber(week)) })),
    {
      name: 'cases' as const,
      total: cases.open,
      more:
        cases.oldest === null
          ? texts.noCases
          : texts.oldest(ageText({ createdAt: cases.oldest }, now)),
    },
  ];
  return (
    <Cards>
      {counts.map(({ name, total, more }) => (
        <Card key={name}>
          <dt>
            <Link to={lists[name]}>{texts.counts[name]}</Link>
          </dt>
          <dd className="count num">{formatNumber(total)}</dd>
          <dd className="more num">
            {name === 'liveJobs' ? <Link to={weekOfJobs}>{more}</Link> : more}
          </dd>
        </Card>
      ))}
    </Cards>
  );
};
