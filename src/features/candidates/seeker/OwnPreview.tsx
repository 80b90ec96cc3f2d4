import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useGetOwnCandidateQuery } from '@/api/memberApi';
import { openToWorkTexts } from '@/texts/candidates/openToWork';
import { Loading } from '@/ui/page/Loading';
import { CandidateFacts } from '../panel/CandidateFacts';
import { CandidateHead } from '../panel/CandidateHead';

const { preview: texts } = openToWorkTexts;

/** A job seeker's profile as seen by an employer without prior contact. */
export const OwnPreview = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  const { data, isFetching } = useGetOwnCandidateQuery();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{texts.title}</DialogTitle>
      <DialogContent>
        {!data && (isFetching ? <Loading shape="list" rows={2} /> : <p>{texts.failed}</p>)}
        {data && (
          <>
            <CandidateHead candidate={data} level="h3" />
            <CandidateFacts candidate={data} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
