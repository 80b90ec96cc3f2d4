import type { Case } from '@/api/jobBoardApi';
import { payText } from '@/features/jobs/card/payText';
import { moderationTexts } from '@/texts/admin/moderation';
import { jobTexts } from '@/texts/jobs/job';
import { styled } from '@/ui/styled';
import { Chip } from '@/ui/text/Chip';

const { queue } = moderationTexts;
const Head = styled('div')(({ theme }) => ({
  padding: '20px 24px',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3 },
  '& .second': { color: theme.vars.palette.ink2, marginTop: 4 },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 },
}));

const CaseFacts = ({ shown: { kind, job } }: { shown: Case }) => (
  <>
    <p className="second" dir="auto">
      {[job.companyname, job.location, payText(job)].filter(Boolean).join(' · ')}
    </p>
    <div className="chips">
      <Chip tone="amber">{queue.kinds[kind]}</Chip>
      {job.status && (
        <Chip tone={job.status === 'live' ? 'good' : 'neutral'}>{jobTexts.status[job.status]}</Chip>
      )}
      {job.categoryName && <Chip>{job.categoryName}</Chip>}
      {job.employementtype && <Chip>{job.employementtype}</Chip>}
    </div>
  </>
);

type CaseHeadProps = {
  /** `undefined` until the case is loaded. */
  shown: Case | undefined;
  /** The title in the list, shown until then. */
  title: string | undefined;
};

/** The header of a case: its job at a glance. */
export const CaseHead = ({ shown, title }: CaseHeadProps) => (
  <Head>
    {/* one element for all cases, so that it keeps the focus when another case opens */}
    <h2 data-detail-heading tabIndex={-1} dir="auto">
      {shown?.job.jobtitle ?? title ?? jobTexts.untitled}
    </h2>
    {shown && <CaseFacts shown={shown} />}
  </Head>
);
