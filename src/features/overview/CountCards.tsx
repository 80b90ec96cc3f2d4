import { styled } from '@mui/material/styles';
import type { Overview } from '@/api/jobBoardApi';
import { ageText } from '@/features/jobs/card/ageText';
import { overviewTexts as texts } from '@/texts/admin/overview';
import { formatNumber } from '@/texts/numbers';
import { Card } from '@/ui/page/Card';
import { useNow } from '@/ui/text/now';

const Cards = styled('dl')(({ theme }) => ({
  margin: '24px 0 0',
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { padding: '18px 20px' },
  '& dt, & dd.more': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& dd.count': { fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-.02em', lineHeight: 1.25 },
}));

/** The most important numbers. */
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
          <dt>{texts.counts[name]}</dt>
          <dd className="count num">{formatNumber(total)}</dd>
          <dd className="more num">{more}</dd>
        </Card>
      ))}
    </Cards>
  );
};
