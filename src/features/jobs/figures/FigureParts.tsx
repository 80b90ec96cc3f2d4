import { useId, type ReactNode } from 'react';
import type { JobFigures } from '@/api/jobBoardApi';
import { figuresTexts as texts } from '@/texts/jobs/figures';
import { DayChart } from '@/ui/chart/DayChart';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';

const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Part = styled('section')(({ theme }) => ({
  marginTop: 40,
  '& > h2': { ...theme.typography.h3, marginBottom: 16 },
  '& > p': { color: theme.vars.palette.ink2 },
}));
const Sources = styled('table')(({ theme }) => ({
  width: '100%',
  // otherwise Chromium keeps the columns of a wider window for a while, and the page scrolls
  // sideways
  tableLayout: 'fixed',
  '& thead th': {
    width: '38%',
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.body2.fontSize,
  },
  '& thead th:nth-of-type(2)': { width: '22%' },
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '12px 18px', textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start', fontWeight: 600 },
  [theme.breakpoints.down('sm')]: {
    '& th, & td': { padding: '10px 8px', fontSize: theme.typography.body2.fontSize },
  },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.line}` },
}));

const FigurePart = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
};

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** A job's views and applications per day, their sources, and how fast applicants were answered. */
export const FigureParts = ({ figures }: { figures: JobFigures }) => {
  const { days, sources, medianAnswerDays } = figures;
  const series = ['views', 'applications'] as const;
  const [views = 0, applications = 0] = series.map((name) => sumOf(days.map((day) => day[name])));
  return (
    <>
      <FigurePart title={texts.days}>
        <Charts>
          {series.map((name) => (
            <DayChart
              key={name}
              name={texts[name]}
              days={days.map((each) => ({ day: each.day, count: each[name] }))}
            />
          ))}
        </Charts>
      </FigurePart>
      <FigurePart title={texts.sources}>
        {sources.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <Card>
            <Sources>
              <thead>
                <tr>
                  <th scope="col">{texts.source}</th>
                  <th scope="col">{texts.views}</th>
                  <th scope="col">{texts.applications}</th>
                </tr>
              </thead>
              <tbody>
                {sources.map((each) => (
                  <tr key={each.source}>
                    <th scope="row">{texts.names[each.source]}</th>
                    <td>{texts.count(each.views)}</td>
                    <td>{texts.count(each.applications)}</td>
                  </tr>
                ))}
              </tbody>
            </Sources>
          </Card>
        )}
        {views > 0 && <p style={{ marginTop: 12 }}>{texts.rate(applications, views)}</p>}
      </FigurePart>
      <FigurePart title={texts.answer}>
        <p>{medianAnswerDays === undefined ? texts.noAnswer : texts.median(medianAnswerDays)}</p>
      </FigurePart>
    </>
  );
};
