import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { commonTexts } from '@/texts/common';
import { jobEditTexts } from '@/texts/jobs/post/jobEdit';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { styled } from '@/ui/styled';
import type { JobField, JobFormValues } from '../inputs/jobFields';
import type { Difference } from './jobMerge';

const { conflict: texts } = jobEditTexts;
const Choice = styled('fieldset')(({ theme }) => ({
  margin: '20px 0 0',
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontWeight: 650, marginBottom: 8 },
  '& > div': {
    display: 'grid',
    gap: 10,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& label': {
    display: 'flex',
    gap: 10,
    alignItems: 'flex-start',
    padding: '10px 12px',
    border: `1px solid ${theme.vars.palette.line2}`,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
    minHeight: 44,
    '&:has(input:checked)': {
      borderColor: theme.vars.palette.brandText,
      backgroundColor: theme.vars.palette.brandSoft,
    },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${theme.vars.palette.ring}`,
      outlineOffset: 2,
    },
  },
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    marginTop: 3,
    accentColor: theme.vars.palette.brandText,
  },
  '& small': {
    display: 'block',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
  },
  '& span': { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
}));

type ConflictDialogProps = {
  differences: readonly Difference[];
  /** Called with the chosen texts, to be put into the form. */
  onChosen: (texts: Partial<JobFormValues>) => void;
  onCancel: () => void;
};

/**
 * Resolves a conflict with an edit that somebody else saved in the meantime: shows both versions of
 * each field that differs, to choose from. Saves nothing: the choice goes into the form, to be
 * reviewed and saved there.
 */
export const ConflictDialog = ({ differences, onChosen, onCancel }: ConflictDialogProps) => {
  const id = useId();
  const [choices, setChoices] = useState<Partial<Record<JobField, Difference['choice']>>>({});
  const choiceOf = ({ name, choice }: Difference) => choices[name] ?? choice;
  const use = () =>
    onChosen(
      Object.fromEntries(
        differences.map((difference) => [difference.name, difference[choiceOf(difference)]]),
      ),
    );
  return (
    <Dialog open onClose={onCancel} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ fontSize: '1.25rem' }}>
        {texts.title}
      </DialogTitle>
      <DialogContent>
        <p>{texts.text}</p>
        {differences.map((difference) => (
          <Choice key={difference.name}>
            <legend>{jobPostTexts.fields[difference.name].label}</legend>
            <div>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side}>
                  <input
                    type="radio"
                    name={`${id}-${difference.name}`}
                    checked={choiceOf(difference) === side}
                    onChange={() => setChoices({ ...choices, [difference.name]: side })}
                  />
                  <span dir="auto">
                    <small>{texts[side]}</small>
                    {difference[side] || commonTexts.notProvided}
                  </span>
                </label>
              ))}
            </div>
          </Choice>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
        <Button onClick={use}>{texts.use}</Button>
      </DialogActions>
    </Dialog>
  );
};
