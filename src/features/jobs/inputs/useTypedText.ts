import { useWatch } from 'react-hook-form';
import type { JobField, JobInputsForm } from './jobFields';

/** A job's text for a combobox, which is given what it shows. */
export const useTypedText = ({ rhf, field }: JobInputsForm, name: JobField) => {
  const { ref, error, onChange } = field(name);
  return {
    name,
    ref,
    error,
    text: useWatch({ control: rhf.control, name }),
    onText: (value: string): void => void onChange({ target: { name, value }, type: 'change' }),
  };
};
