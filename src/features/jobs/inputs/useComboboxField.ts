import { useWatch } from 'react-hook-form';
import type { JobField, JobInputsForm } from './jobFields';

/** Returns the props of a combobox for one of a job's text fields. */
export const useComboboxField = ({ rhf, field }: JobInputsForm, name: JobField) => {
  const { ref, error, onChange } = field(name);
  return {
    name,
    ref,
    error,
    text: useWatch({ control: rhf.control, name }),
    onText: (value: string): void => void onChange({ target: { name, value }, type: 'change' }),
  };
};
