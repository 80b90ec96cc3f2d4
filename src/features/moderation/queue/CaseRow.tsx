import type { CaseBrief } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { jobTexts } from '@/texts/jobs/job';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { styled } from '@/ui/styled';
import { agoText } from '@/ui/text/agoText';
import { Chip } from '@/ui/text/Chip';
import { Link } from '@/ui/text/Link';
import { decisionText } from '../case/decisionText';

const { queue: texts, signs } = moderationTexts;
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 4,
  padding: '12px 16px 14px 12px',
  position: 'relative',
  '& + li': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '&:hover': { backgroundColor: theme.vars.palette.sunk },
  '&:has([aria-current])': {
    backgroundColor: theme.vars.palette.brandSoft,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.brand}`,
    // the chip's own background is the same as the selected row's
    '& .MuiChip-colorInfo': { backgroundColor: theme.vars.palette.card },
  },
  // the link covers the whole row, with the checkbox on top
  '& a': {
    display: 'block',
    fontWeight: 650,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': {
      outline: 'none',
      '&::after': {
        outline: `2px solid ${theme.vars.palette.ring}`,
        outlineOffset: -3,
        borderRadius: theme.shape.radius.sm,
      },
    },
  },
  '& label': { position: 'relative', zIndex: 1, padding: '2px 8px', minHeight: 28 },
  '& p': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    overflowWrap: 'anywhere',
  },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 8 },
}));

/** Returns when the case was opened, or for a closed one the decision and when it was made. */
const whenText = ({ openedAt, closedAt, decision }: CaseBrief, now: number): string =>
  closedAt === undefined
    ? agoText(openedAt, now)
    : [decision && decisionText(decision), agoText(closedAt, now)].filter(Boolean).join(' · ');

const CaseChips = ({ brief: { kind, reportCount, signs: found } }: { brief: CaseBrief }) => (
  <div className="chips">
    <Chip tone={kind === 'reported' ? 'amber' : 'brand'}>
      {kind === 'reported' ? texts.reports(reportCount) : texts.kinds[kind]}
    </Chip>
    {kind !== 'reported' && reportCount > 0 && (
      <Chip tone="amber">{texts.reports(reportCount)}</Chip>
    )}
    {found.map((sign) => (
      <Chip key={sign} tone="line">
        {signs[sign]}
      </Chip>
    ))}
  </div>
);

type CaseRowProps = {
  brief: CaseBrief;
  /** The URL's query string that opens the case. */
  search: string;
  isChosen: boolean;
  isSelected: boolean;
  /** If `undefined`, the row has no checkbox. */
  onToggle: (() => void) | undefined;
  onOpen: () => void;
  /** In milliseconds. */
  now: number;
};

/** A case in the queue's list: a link, with a checkbox while the case is open. */
export const CaseRow = ({
  brief,
  search,
  isChosen,
  isSelected,
  onToggle,
  onOpen,
  now,
}: CaseRowProps) => {
  const { jobtitle, companyname, usernameEmployer } = brief.job;
  const title = jobtitle || jobTexts.untitled;
  return (
    <Row>
      {onToggle ? (
        <CheckboxInput
          label={<span className="visually-hidden">{texts.select(title)}</span>}
          checked={isSelected}
          onChange={onToggle}
        />
      ) : (
        <span />
      )}
      <div>
        <Link dir="auto" to={{ search }} onClick={onOpen} aria-current={isChosen || undefined}>
          {title}
        </Link>
        <p dir="auto">{[companyname, usernameEmployer].filter(Boolean).join(' · ')}</p>
        <p className="num">{whenText(brief, now)}</p>
        <CaseChips brief={brief} />
      </div>
    </Row>
  );
};
