import type { Terms } from '@/api/jobBoardApi';
import { termsTexts } from '@/texts/terms';
import { styled } from '@/ui/styled';

const { parts } = termsTexts;
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '220px minmax(0, 1fr)', gap: 64 },
  '& nav': {
    [theme.breakpoints.up('md')]: { position: 'sticky', top: 100 },
    '& h2': { fontSize: theme.typography.body2.fontSize, fontWeight: 650, marginBottom: 8 },
  },
  '& nav a': {
    display: 'block',
    padding: '6px 0',
    color: theme.vars.palette.ink2,
    fontWeight: 550,
    '&:hover': {
      color: theme.vars.palette.brandText,
      textDecoration: 'underline',
      textUnderlineOffset: '.2em',
    },
  },
  '& section + section': { marginTop: 48 },
  '& section > h2': { ...theme.typography.h2, marginBottom: 16 },
  '& h3': { ...theme.typography.h3, margin: '24px 0 8px' },
  '& section p': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.lead.fontSize,
    lineHeight: 1.65,
    maxWidth: '68ch',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '@media print': { '& nav': { display: 'none' } },
}));

const texts = (terms: Terms) =>
  [
    {
      id: 'terms',
      heading: parts.terms,
      paragraphs: [terms.termsofuse1, terms.termsofuse2, terms.termsofuse3],
    },
    { id: 'privacy', heading: parts.privacypolicy, paragraphs: [terms.privacypolicy] },
    { id: 'cookies', heading: parts.cookies, paragraphs: [terms.cookies] },
    { id: 'changes', heading: parts.changestostatement, paragraphs: [terms.changestostatement] },
  ]
    .map((part) => ({ ...part, paragraphs: part.paragraphs.filter((text) => text?.trim()) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);

/**
 * A terms record's six texts (spec §2.15) with headings and a table of contents. Plain text; line
 * breaks are preserved.
 */
export const TermsText = ({ terms }: { terms: Terms }) => {
  const shown = texts(terms);
  return (
    <Frame>
      <nav aria-labelledby="contents">
        <h2 id="contents">{termsTexts.contents}</h2>
        <ul>
          {shown.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {shown.map(({ id, heading, paragraphs }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {paragraphs.map((text, index) => (
              <div key={index}>
                {paragraphs.length > 1 && <h3>{termsTexts.part(index + 1)}</h3>}
                <p dir="auto">{text}</p>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Frame>
  );
};
