import type { ReactNode } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { hydrateOnInteraction } from '@/ui/page/part/hydrateOnInteraction';
import { styled } from '@/ui/styled';
import { overviewBeside, qualificationsOf, responsibilitiesOf } from './jobFacts';
import { readPlainText, type TextBlock } from './readPlainText';

const { sections } = jobTexts;
const Body = styled('div')(({ theme }) => ({
  '& section + section': { marginTop: 32 },
  '& h2, & h3': { ...theme.typography.h4, fontSize: '1.25rem', marginBottom: 10 },
  '& p, & li': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.lead.fontSize,
    lineHeight: 1.65,
    maxWidth: '66ch',
    overflowWrap: 'anywhere',
  },
  '& p + p, & p + ul, & ul + p': { marginTop: 12 },
  '& p.head': {
    color: theme.vars.palette.ink,
    fontWeight: 650,
    fontSize: theme.typography.body1.fontSize,
    marginTop: 22,
    '&:first-of-type': { marginTop: 0 },
  },
  '& p.head + *': { marginTop: 6 },
  '& li': {
    position: 'relative',
    padding: '4px 0',
    paddingInlineStart: 26,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 4,
      top: 15,
      width: 7,
      height: 7,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.amber.main,
    },
  },
  '&.compact': {
    '& section + section': { marginTop: 24 },
    '& h2, & h3': {
      fontSize: theme.typography.body1.fontSize,
      fontWeight: 650,
      letterSpacing: 0,
      marginBottom: 6,
    },
    '& p, & li': theme.typography.dense,
    '& li': { paddingBlock: 2, '&::before': { top: 11, width: 6, height: 6 } },
  },
}));

const Items = ({ items }: { items: string[] }) => (
  <ul>
    {items.map((item, index) => (
      <li key={`${index}-${item}`} dir="auto">
        {item}
      </li>
    ))}
  </ul>
);

const Block = ({ block }: { block: TextBlock }) => {
  if (block.kind === 'list') return <Items items={block.items} />;
  return (
    <p dir="auto" className={block.kind === 'heading' ? 'head' : undefined}>
      {block.text}
    </p>
  );
};

// loaded on first use: the Markdown parser is large, and the page rendered on the host doesn't need
// it
const LongDescription = hydrateOnInteraction(
  'LongDescription',
  () => import(/* webpackChunkName: "LongDescription" */ './LongDescription'),
);

type JobTextsProps = {
  job: Job;
  /** The level of the headings: 2 on a separate page, 3 beside a list. */
  level?: 2 | 3;
  compact?: boolean;
  /** For previews: renders no links to other pages. */
  noLinks?: boolean;
};

/**
 * A job's texts: overview, full description or long description if there is one, responsibilities
 * and qualifications (spec §2.11).
 */
export const JobTexts = ({ job, level = 2, compact = false, noLinks = false }: JobTextsProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  const section = (title: string, content: ReactNode) => (
    <section key={title}>
      <Heading>{title}</Heading>
      {content}
    </section>
  );
  const overview = overviewBeside(job);
  const description = readPlainText(job.description ?? '');
  const longDescription = job.longDescription ?? '';
  const responsibilities = responsibilitiesOf(job);
  const qualifications = qualificationsOf(job);
  return (
    <Body className={compact ? 'compact' : undefined}>
      {overview !== '' &&
        section(
          sections.overview,
          readPlainText(overview).map((block, index) => <Block key={index} block={block} />),
        )}
      {description.length > 0 &&
        section(
          overview === '' ? sections.overview : sections.description,
          description.map((block, index) => <Block key={index} block={block} />),
        )}
      {longDescription.trim() !== '' &&
        section(
          overview === '' && description.length === 0
            ? sections.overview
            : sections.longDescription,
          <LongDescription text={longDescription} level={level === 2 ? 3 : 4} noLinks={noLinks} />,
        )}
      {responsibilities.length > 0 &&
        section(sections.responsibilities, <Items items={responsibilities} />)}
      {qualifications.length > 0 &&
        section(sections.qualifications, <Items items={qualifications} />)}
    </Body>
  );
};
