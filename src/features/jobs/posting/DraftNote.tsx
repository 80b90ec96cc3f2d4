import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { styled } from '@/ui/styled';
import { recentMomentText } from '@/ui/text/dateTexts';
import { useNow } from '@/ui/text/now';
import { emptyHiring, pickHiringFields } from '../hiring/hiringFields';
import {
  emptyJob,
  pickJobFields,
  type JobFormValues,
  type JobInputsForm,
} from '../inputs/jobFields';
import { jobDraft, type StoredJob } from './jobDraft';

const { draft: texts } = jobPostTexts;
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  color: theme.vars.palette.ink3,
  fontSize: theme.typography.body2.fontSize,
}));

type DraftNoteProps = {
  form: Pick<JobInputsForm, 'rhf'>;
  /** The owner of the draft; '' for a visitor. */
  username: string;
  /** When the draft loaded into the form was saved, in milliseconds. */
  draftSavedAt: number | undefined;
  /** The values prefilled into the form. */
  prefilled: Partial<JobFormValues>;
  /** The part of the job that the host has stored already. */
  stored: StoredJob | null;
};

/** Saves the input as a draft on this device, tells the user so, and offers to discard it. */
export const DraftNote = ({
  form: { rhf },
  username,
  draftSavedAt,
  prefilled,
  stored,
}: DraftNoteProps) => {
  const now = useNow();
  const [savedAt, setSavedAt] = useState(draftSavedAt);
  const [isDiscarding, setIsDiscarding] = useState(false);
  // an effect, because the form's values are outside React's state
  useEffect(
    () =>
      rhf.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const typed = { ...pickJobFields(values), ...pickHiringFields(values) };
          const draft = { typed, at: Date.now(), ...(stored && { stored }) };
          setSavedAt(jobDraft.keep(username, draft, prefilled) ? draft.at : undefined);
        },
      }),
    [rhf, username, stored, prefilled],
  );
  const discard = (): void => {
    rhf.reset({ ...emptyJob, ...emptyHiring });
    jobDraft.drop(username);
    setIsDiscarding(false);
    setSavedAt(undefined);
  };
  // a stored job can't be discarded here
  if (savedAt === undefined || stored) return null;
  return (
    <Line>
      <span className="num">{texts.kept(recentMomentText(savedAt, now))}</span>
      <Button variant="text" size="small" onClick={() => setIsDiscarding(true)}>
        {texts.discard}
      </Button>
      <ConfirmDialog
        open={isDiscarding}
        text={texts.confirm}
        detail={texts.detail}
        confirmLabel={texts.discard}
        onConfirm={discard}
        onCancel={() => setIsDiscarding(false)}
      />
    </Line>
  );
};
