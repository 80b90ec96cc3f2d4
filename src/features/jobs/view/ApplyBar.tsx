import type { Job } from '@/api/jobBoardApi';
import { Pay } from '@/features/jobs/card/Pay';
import { styled } from '@/ui/styled';
import { ApplyLink } from './JobActions';

const Bar = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    marginTop: 32,
    padding: '10px 24px calc(10px + env(safe-area-inset-bottom))',
    backgroundColor: theme.vars.palette.card,
    borderBlock: `1px solid ${theme.vars.palette.line}`,
    '& > .apply': { flex: 'none' },
    // hidden if the user can't apply
    '&:not(:has(a))': { display: 'none' },
    // keeps the focused element from being hidden behind it
    'html:has(&)': { scrollPaddingBottom: 84 },
  },
}));

/**
 * Pay and Apply, at the bottom of a phone's screen while the job is in view; wide screens have the
 * sticky side card instead.
 */
export const ApplyBar = ({ job }: { job: Job }) => (
  <Bar data-apply-bar data-screen-only>
    <Pay job={job} />
    <div className="apply">
      <ApplyLink job={job} />
    </div>
  </Bar>
);
