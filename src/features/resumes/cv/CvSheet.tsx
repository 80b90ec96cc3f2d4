import type { ReactNode } from 'react';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';

// in print: no frame, black on white in both themes, and font sizes that fit it on one page of A4
// and Letter
const printStyles = {
  maxWidth: 'none',
  padding: 0,
  border: 0,
  gap: '14pt',
  fontSize: '10pt',
  lineHeight: 1.45,
  backgroundColor: '#fff',
  '&, & *': { color: '#000 !important' },
  '& header': { paddingBottom: '10pt', borderColor: '#000' },
  '& h2': { fontSize: '24pt' },
  '& header > p': { fontSize: '12pt' },
  '& header > ul, & .where': { fontSize: '9.5pt' },
  '& .columns': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: '24pt',
    '& > div': { gap: '14pt' },
  },
  '& h3': { fontSize: '11.5pt', marginBottom: '4pt' },
  '& h4': { fontSize: '10.5pt' },
  '& .entry + .entry': { marginTop: '8pt' },
  '& .entry, & section': { breakInside: 'avoid' },
} as const;
/** The sheet of paper around a CV. */
export const CvSheet = styled(Card)(({ theme }) => ({
  maxWidth: 840,
  margin: '0 auto',
  padding: '56px 64px',
  display: 'grid',
  gap: 28,
  '& header': {
    display: 'grid',
    gap: 4,
    paddingBottom: 20,
    borderBottom: `2px solid ${theme.vars.palette.brand}`,
  },
  '& h2': { ...theme.typography.h1 },
  '& header > p': { fontSize: theme.typography.subtitle1.fontSize, color: theme.vars.palette.ink2 },
  '& header > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 20px',
    marginTop: 8,
    fontSize: theme.typography.dense.fontSize,
  },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: 48,
    alignItems: 'start',
    '& > div': { display: 'grid', gap: 28 },
  },
  '& h3': { ...theme.typography.h4, color: theme.vars.palette.brandText, marginBottom: 10 },
  '& h4': { fontSize: theme.typography.body1.fontSize, fontWeight: 650 },
  '& .entry + .entry': { marginTop: 16 },
  '& .where': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
  },
  '& .points': { marginTop: 6, paddingLeft: 18, listStyle: 'disc', '& li + li': { marginTop: 4 } },
  '& .plain li + li': { marginTop: 4 },
  [theme.breakpoints.down('sm')]: {
    padding: '28px 22px',
    '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
  },
  '@media print': printStyles,
}));

/** A section of a CV with its heading. */
export const CvSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);
export type CvSheetEntry = {
  title: string;
  place: string;
  years: string;
  points?: readonly string[];
};
/** A list of positions or education entries: title, place, years and details. */
export const CvEntries = ({ entries }: { entries: readonly CvSheetEntry[] }) =>
  entries.map(({ title, place, years, points }, index) => (
    <div className="entry" key={index}>
      <h4>{title}</h4>
      <p className="where">
        <span>{place}</span>
        <span className="num">{years}</span>
      </p>
      {points && (
        <ul className="points">
          {points.map((point, at) => (
            <li key={at}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  ));
/** A plain list: skills, languages. */
export const CvList = ({ items }: { items: readonly string[] }) => (
  <ul className="plain">
    {items.map((item, at) => (
      <li key={at}>{item}</li>
    ))}
  </ul>
);
