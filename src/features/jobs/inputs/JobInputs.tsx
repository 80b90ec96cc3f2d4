import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { employmentTypeTexts } from '@/texts/jobs/employmentTypes';
import { jobPostTexts } from '@/texts/jobs/jobPost';
import { TextInput } from '@/ui/form/TextInput';
import { employmentTypes } from '@contract/constants/employmentTypes';
import { limits } from '@contract/limits';
import { CategoryInput, FixedCategory } from './CategoryInput';
import { InputPair } from './InputPair';
import { qualifications, responsibilities, type JobInputsForm } from './jobFields';
import { LimitedText } from './LimitedText';
import { NumberInputs } from './NumberInputs';
import { PointInputs } from './PointInputs';

const { fields } = jobPostTexts;
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 22,
  '& [data-near]': { color: theme.vars.palette.amberText, fontWeight: 600 },
}));
const suggestedTypes = employmentTypes.filter((type) => type !== 'other');

const NameInputs = ({ form: { field } }: { form: JobInputsForm }) => (
  <>
    <TextInput {...field('jobtitle')} label={fields.jobtitle.label} autoComplete="off" required />
    <InputPair>
      <TextInput
        {...field('companyname')}
        label={fields.companyname.label}
        autoComplete="organization"
        required
      />
      <TextInput
        {...field('location')}
        label={fields.location.label}
        hint={fields.location.hint}
        autoComplete="off"
        required
      />
    </InputPair>
  </>
);

const TermsInputs = ({ form: { field } }: { form: JobInputsForm }) => {
  const listId = useId();
  return (
    <>
      <InputPair>
        <TextInput
          {...field('employementtype')}
          label={fields.employementtype.label}
          list={listId}
          autoComplete="off"
          required
        />
        <TextInput
          {...field('degreerequired')}
          label={fields.degreerequired.label}
          autoComplete="off"
          required
        />
      </InputPair>
      <datalist id={listId}>
        {suggestedTypes.map((type) => (
          <option key={type}>{employmentTypeTexts[type]}</option>
        ))}
      </datalist>
    </>
  );
};

type JobInputsProps = {
  form: JobInputsForm;
  /** The category of a job that is edited, shown only; without it one is chosen. */
  category?: string;
  /** Under the pay: what jobs like this one pay, on our own host. */
  usualPay?: ReactNode;
};

/** All inputs of a job (spec §2.12, §5), for posting and for editing. */
export const JobInputs = ({ form, category, usualPay }: JobInputsProps) => (
  <Frame>
    <NameInputs form={form} />
    {category === undefined ? <CategoryInput form={form} /> : <FixedCategory category={category} />}
    <LimitedText
      form={form}
      name="joboverview"
      limit={limits.overviewWords}
      label={fields.joboverview.label}
      hint={fields.joboverview.hint}
    />
    <PointInputs
      form={form}
      legend={jobPostTexts.responsibilities}
      names={responsibilities}
      limit={limits.responsibilityWords}
    />
    <PointInputs
      form={form}
      legend={jobPostTexts.qualifications}
      names={qualifications}
      limit={limits.qualificationWords}
    />
    <TermsInputs form={form} />
    <NumberInputs form={form} usualPay={usualPay} />
  </Frame>
);
