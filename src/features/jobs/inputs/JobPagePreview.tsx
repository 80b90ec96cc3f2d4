import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { JobBand } from '@/features/jobs/view/JobBand';
import { JobColumns } from '@/features/jobs/view/JobColumns';
import { JobSide } from '@/features/jobs/view/JobSide';
import { JobTexts } from '@/features/jobs/view/JobTexts';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { styled } from '@/ui/styled';

const { preview } = jobPostTexts;
const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '10px 24px',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.card,
  '& > h2': { ...theme.typography.subtitle2 },
  '& > button': { flex: 'none' },
}));
const Body = styled('div')(({ theme }) => ({
  flex: 1,
  paddingBottom: 64,
  backgroundColor: theme.vars.palette.paper,
}));

/** A full-screen preview of the job's page, made of the page's own parts. */
export const JobPagePreview = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const id = useId();
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { m: 0, maxHeight: 'none', border: 0, borderRadius: 0 } } }}
    >
      <Head>
        <h2 id={id}>{preview.title}</h2>
        <Button variant="outlined" size="small" onClick={onClose}>
          {preview.close}
        </Button>
      </Head>
      <Body>
        <JobBand job={job} />
        <JobColumns
          side={
            <JobSide job={job} noLinks>
              {null}
            </JobSide>
          }
        >
          <JobTexts job={job} noLinks />
        </JobColumns>
      </Body>
    </Dialog>
  );
};
