import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Job } from '@/api/jobBoardApi';
import { applicationTexts } from '@/texts/jobs/applications';
import { jobTexts } from '@/texts/jobs/job';
import { PeopleIcon } from '@/ui/art/factIcons';
import { ChevronIcon } from '@/ui/art/icons';
import { Applicants } from './Applicants';

const Nobody = styled('p')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.ink3,
  fontSize: theme.typography.body2.fontSize,
}));
const Region = styled('section')(({ theme }) => ({
  width: '100%',
  margin: '4px 0 0',
  padding: '4px 16px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.sunk,
  border: `1px solid ${theme.vars.palette.line}`,
}));

/**
 * How many applied to a job; pressing it shows who. The URL holds the opened job. `count` is
 * undefined until the numbers have been read.
 */
export const ApplicantCount = ({ job, count }: { job: Job; count: number | undefined }) => {
  const id = useId();
  const [params, setParams] = useSearchParams();
  if (count === 0)
    return (
      <Nobody>
        <PeopleIcon size={18} />
        {applicationTexts.nobody}
      </Nobody>
    );
  const open = params.get('applicants') === job._id;
  const toggle = (): void =>
    setParams(
      (now) => {
        if (open) now.delete('applicants');
        else now.set('applicants', job._id);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        startIcon={<PeopleIcon size={18} />}
        endIcon={
          <span style={{ rotate: open ? '180deg' : '0deg', transition: 'rotate .15s' }}>
            <ChevronIcon size={18} />
          </span>
        }
      >
        {count === undefined ? applicationTexts.whoApplied : applicationTexts.applicants(count)}
      </Button>
      {open && (
        <Region id={id} aria-label={applicationTexts.region(job.jobtitle || jobTexts.untitled)}>
          <Applicants jobId={job._id} />
        </Region>
      )}
    </>
  );
};
