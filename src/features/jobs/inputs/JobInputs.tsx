import type { ReactNode } from 'react';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { TextInput } from '@/ui/form/TextInput';
import { styled } from '@/ui/styled';
import { limits } from '@contract/limits';
import { useWritingHint } from '../hints/useWritingHint';
import { CategoryInput, FixedCategory } from './CategoryInput';
import { InputPair } from './InputPair';
import { isRequired, qualifications, responsibilities, type JobInputsForm } from './jobFields';
import { LimitedText } from './LimitedText';
import { NumberInputs } from './NumberInputs';
import { PlaceInput } from './PlaceInput';
import { PointInputs } from './PointInputs';
import { TypeInput } from './TypeInput';

const { fields } = jobPostTexts;
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 22,
  '& [data-near]': { color: theme.vars.palette.amberText, fontWeight: 600 },
}));

const NameInputs = ({ form }: { form: JobInputsForm }) => (
  <>
    <TextInput
      {...form.field('jobtitle')}
      label={fields.jobtitle.label}
      hint={useWritingHint(form, 'jobtitle')}
      autoComplete="off"
      required={isRequired(form, 'jobtitle')}
    />
    <InputPair>
      <TextInput
        {...form.field('companyname')}
        label={fields.companyname.label}
        autoComplete="organization"
        required={isRequired(form, 'companyname')}
      />
      <PlaceInput form={form} />
    </InputPair>
  </>
);

const TermsInputs = ({ form }: { form: JobInputsForm }) => (
  <InputPair>
    <TypeInput form={form} />
    <TextInput
      {...form.field('degreerequired')}
      label={fields.degreerequired.label}
      autoComplete="off"
      required={isRequired(form, 'degreerequired')}
    />
  </InputPair>
);

type JobInputsProps = {
  form: JobInputsForm;
  /** The read-only category of an existing job; if omitted, the user chooses one. */
  category?: string;
  /** Below the pay: what similar jobs pay, on our host only. */
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
