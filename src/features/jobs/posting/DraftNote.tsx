import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { jobPostTexts } from '@/texts/jobs/jobPost';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { site } from '@contract/site';
import { emptyJob, type JobField, type JobTyped } from '../inputs/jobFields';
import { jobDraft } from './jobDraft';

const { draft: texts } = jobPostTexts;
const times = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short' });
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  color: theme.vars.palette.ink3,
  fontSize: '.875rem',
}));

type DraftNoteProps = {
  form: CheckedForm<JobField>;
  /** Whose draft it is; '' a visitor's. */
  username: string;
  /** When the draft that the form began with was kept, in milliseconds. */
  keptAt: number | undefined;
};

/** Keeps what is typed on this device as it is typed, says so, and lets go of it when told. */
export const DraftNote = ({ form: { rhf }, username, keptAt }: DraftNoteProps) => {
  const [at, setAt] = useState(keptAt);
  const [asking, setAsking] = useState(false);
  // the form's values are outside React's state: they are followed while the form is on the screen
  useEffect(
    () =>
      rhf.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // the fields of emptyJob, all registered
          const draft = { typed: values as JobTyped, at: Date.now() };
          jobDraft.keep(username, draft);
          setAt(draft.at);
        },
      }),
    [rhf, username],
  );
  const discard = (): void => {
    rhf.reset(emptyJob);
    jobDraft.drop(username);
    setAsking(false);
    setAt(undefined);
  };
  if (at === undefined) return null;
  return (
    <Line>
      <span className="num">{texts.kept(times.format(at))}</span>
      <Button variant="text" size="small" onClick={() => setAsking(true)}>
        {texts.discard}
      </Button>
      <ConfirmDialog
        open={asking}
        text={texts.confirm}
        detail={texts.detail}
        confirmLabel={texts.discard}
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      />
    </Line>
  );
};
