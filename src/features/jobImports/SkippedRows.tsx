import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { JobSource } from '@/api/jobBoardApi';
import { useGetJobSourceProblemsQuery } from '@/api/memberApi';
import { importTexts } from '@/texts/jobs/imports';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { ProblemList } from './ProblemList';

const { skipped: texts } = importTexts;

/** The rows that the last reading of an import skipped or imported only in part. */
export const SkippedRows = ({ source, onClose }: { source: JobSource; onClose: () => void }) => {
  const id = useId();
  const { data, isFetching, refetch } = useGetJobSourceProblemsQuery({ id: source._id });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{texts.title}</DialogTitle>
      <DialogContent>
        {data && <ProblemList problems={data} />}
        {data && data.length < source.skipped + source.noted && <p>{texts.more}</p>}
        {!data && isFetching && <Loading shape="list" rows={3} />}
        {!data && !isFetching && (
          <EmptyMessage text={texts.failed}>
            <TryAgain onClick={() => void refetch()} />
          </EmptyMessage>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
