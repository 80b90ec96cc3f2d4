import type { ComponentProps, FocusEvent, ReactNode, WheelEvent } from 'react';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { TextInput } from '@/ui/form/TextInput';
import { usePayHint } from '../hints/useWritingHint';
import { InputPair } from './InputPair';
import type { JobInputsForm } from './jobFields';

const { fields } = jobPostTexts;

// typing replaces the initial 0; the mouse wheel scrolls the page instead of changing the number
const number = {
  type: 'number',
  min: 0,
  inputMode: 'decimal',
  required: true,
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur(),
} as const satisfies ComponentProps<'input'>;

type NumberInputsProps = {
  form: JobInputsForm;
  /** Below the pay. */
  usualPay?: ReactNode;
};

/** The numbers of a job: pay from and to, vacancies. */
export const NumberInputs = ({ form, usualPay }: NumberInputsProps) => (
  <InputPair>
    <TextInput
      {...form.field('monthlysalary1')}
      {...number}
      label={fields.monthlysalary1.label}
      step="any"
      hint={jobPostTexts.payHint}
    />
    <TextInput
      {...form.field('monthlysalary2')}
      {...number}
      label={fields.monthlysalary2.label}
      step="any"
      hint={usePayHint(form)}
    />
    {usualPay}
    <TextInput
      {...form.field('numberofvacancies')}
      {...number}
      label={fields.numberofvacancies.label}
      step={1}
      inputMode="numeric"
    />
  </InputPair>
);
