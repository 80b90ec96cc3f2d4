import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { useDebounced } from '@/ui/form/useDebounced';
import { styled } from '@/ui/styled';
import type { JobField, JobInputsForm } from '../inputs/jobFields';
import { payHints, textHints } from './writingHints';

/** In milliseconds, so that hints don't appear in the middle of a word. */
const debounceMs = 600;

const Hint = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.amberText,
  fontWeight: 600,
  // may quote the typed text
  overflowWrap: 'anywhere',
}));

/**
 * Returns the hints for a field's `hint` prop, announced when they appear; `undefined` if there are
 * none.
 */
const shown = (hints: readonly string[]): ReactNode =>
  hints.length === 0 ? undefined : (
    <span aria-live="polite">
      {hints.map((hint) => (
        <Hint key={hint}>{hint}</Hint>
      ))}
    </span>
  );

type Form = Pick<JobInputsForm, 'rhf'>;

/** Returns hints on how to improve a field's text, debounced. */
export const useWritingHint = ({ rhf }: Form, name: JobField): ReactNode => {
  const [text, company] = useWatch({ control: rhf.control, name: [name, 'companyname'] });
  const still = useDebounced(text, debounceMs);
  return shown(textHints(still, { company, isTitle: name === 'jobtitle' }));
};

/** Like `useWritingHint`, for the long description; ignores the targets of links. */
export const useLongTextHint = ({ rhf }: Pick<CheckedForm<string>, 'rhf'>): ReactNode => {
  const [text, company] = useWatch({
    control: rhf.control,
    name: ['longDescription', 'companyname'],
  });
  const still = useDebounced(text.replaceAll(/\]\([^)\s]*\)/g, ']'), debounceMs);
  return shown(textHints(still, { company }));
};

/**
 * Like `useWritingHint`, for the pay. Only once the job has a title: an empty form has no pay
 * either.
 */
export const usePayHint = ({ rhf }: Form): ReactNode => {
  const [title, from, to] = useWatch({
    control: rhf.control,
    name: ['jobtitle', 'monthlysalary1', 'monthlysalary2'],
  });
  const still = useDebounced(title.trim() === '' ? '' : `${from} ${to}`, debounceMs);
  const [lower = 0, upper = 0] = still.split(' ').map(Number);
  return shown(still === '' ? [] : payHints(lower, upper));
};
