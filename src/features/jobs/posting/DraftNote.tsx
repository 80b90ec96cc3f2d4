import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { jobPostTexts } from '@/texts/jobs/jobPost';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { localMomentText } from '@/ui/text/dateTexts';
import { emptyJob, typedIn, type JobField } from '../inputs/jobFields';
import { jobDraft } from './jobDraft';

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
  form: CheckedForm<JobField>;
  /** Whose draft it is; '' a visitor's. */
  username: string;
  /** When the draft that the form started from was kept, in milliseconds. */
  keptAt: number | undefined;
};

/** Keeps a draft of what is typed on this device, says so, and offers to discard it. */
export const DraftNote = ({ form: { rhf }, username, keptAt }: DraftNoteProps) => {
  const [savedAt, setSavedAt] = useState(keptAt);
  const [isDiscarding, setIsDiscarding] = useState(false);
  // an effect, as the form's values are outside React's state: subscribed to while on the screen
  useEffect(
    () =>
      rhf.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const draft = { typed: typedIn(values), at: Date.now() };
          jobDraft.keep(username, draft);
          setSavedAt(draft.at);
        },
      }),
    [rhf, username],
  );
  const discard = (): void => {
    rhf.reset(emptyJob);
    jobDraft.drop(username);
    setIsDiscarding(false);
    setSavedAt(undefined);
  };
  if (savedAt === undefined) return null;
  return (
    <Line>
      <span className="num">{texts.kept(localMomentText(savedAt))}</span>
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
